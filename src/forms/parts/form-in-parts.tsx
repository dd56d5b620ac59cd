import { useFormParts, type PartInView } from '@captive/form-engine/react'
import type { FormSession } from '@captive/form-engine/session'
import { useMediaQuery } from '@mantine/hooks'
import { useCallback, useMemo, useState } from 'react'

import { OpenPartsContext } from './open-parts.ts'
import { PartList } from './part-list.tsx'
import { needsSomething, partAhead } from './parts-to-do.ts'
import classes from './parts.module.css'
import { usePartAddress } from './use-part-address.ts'
import type { Elements } from '../../ui/elements.ts'

/** Fewer parts than this are read faster than opened. */
const worthParts = 3

/**
 * Lets a long form be filled in part by part: on a phone one is open at a time, and below it the next one as soon as it
 * needs nothing more; elsewhere all are, with their list beside them. Each part has an address.
 */
export function FormInParts({ session, children }: { session: FormSession; children: Elements }) {
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
  const inTurn = narrow && isWorth
  const [detailed, setDetailed] = useState<string | null>(null)
  const context = useMemo(
    () => ({
      parts: isWorth ? parts : [],
      open: inTurn ? (shown ?? null) : null,
      ahead: inTurn && shown !== undefined ? partAhead(parts, shown, detailed !== null) : null,
      show,
      detailed,
      setDetailed,
    }),
    [parts, inTurn, isWorth, shown, show, detailed],
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

const firstToDo = (parts: readonly PartInView[]) => (parts.find(needsSomething) ?? parts[0])?.id
