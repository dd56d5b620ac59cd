import { useFormParts, type PartInView } from '@captive/form-engine/react'
import type { FormSession } from '@captive/form-engine/session'
import { useMediaQuery } from '@mantine/hooks'
import { useCallback, useMemo, useState, type ReactNode } from 'react'

import { OpenPartsContext } from './open-parts.ts'
import { PartList } from './part-list.tsx'
import classes from './parts.module.css'
import { usePartAddress } from './use-part-address.ts'

/** Fewer parts than this are read faster than opened. */
const worthParts = 3

/**
 * Lets a long form be filled in part by part: on a phone one is open at a time, elsewhere all are, with their list
 * beside them. Each part has an address.
 */
export function FormInParts({ session, children }: { session: FormSession; children: ReactNode }) {
  const parts = useFormParts(session)
  const narrow = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  const [named, name] = usePartAddress()
  const [start] = useState(() => firstToDo(parts))
  const [open, setOpen] = useState(named ?? start)
  const [seen, setSeen] = useState(named)
  if (named !== seen) {
    setSeen(named)
    setOpen(named ?? start)
  }
  const show = useCallback(
    (part: string) => {
      setOpen(part)
      name(part)
    },
    [name],
  )
  const isWorth = parts.length >= worthParts
  // A part that is gone, or that never was, leaves another one open.
  const shown = parts.some(({ id }) => id === open) ? open : firstToDo(parts)
  const context = useMemo(
    () => ({ parts, open: narrow && isWorth ? (shown ?? null) : null, show }),
    [parts, narrow, isWorth, shown, show],
  )
  return (
    <OpenPartsContext value={context}>
      <div className={classes.root}>
        {children}
        {isWorth && !narrow ? <PartList parts={parts} session={session} onChoose={show} /> : null}
      </div>
    </OpenPartsContext>
  )
}

const firstToDo = (parts: readonly PartInView[]) =>
  (parts.find(({ progress }) => progress.missing + progress.wrong > 0) ?? parts[0])?.id
