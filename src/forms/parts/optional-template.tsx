import type { OptionalTemplateProps } from '@captive/form-engine/react'
import { IconChevronDown } from '@tabler/icons-react'
import { use, useCallback, useState } from 'react'

import { DetailsContext } from './open-parts.ts'
import classes from './parts.module.css'
import { useClosed } from './use-closed.ts'

/** What need not be answered, closed until somebody asks for it or one of it is in use. */
export function OptionalTemplate({ id, count, closable, inUse, children }: OptionalTemplateProps) {
  const { wanted, want } = use(DetailsContext)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const [wasInUse, setWasInUse] = useState(false)
  if (inUse !== wasInUse) {
    setWasInUse(inUse)
    if (inUse) setChosen(true) // it stays open when the answer is taken away again
  }
  const opened = chosen ?? wanted
  const open = useCallback(() => setChosen(true), [])
  const toggle = () => {
    setChosen(!opened)
    want(!opened)
  }
  const closed = closable && !opened
  const body = useClosed(closed, open)
  return (
    <div className={classes.optional} data-closed={closed}>
      {closable ? (
        <button type="button" className={classes.more} aria-expanded={opened} aria-controls={id} onClick={toggle}>
          <IconChevronDown className={classes.chevron} size={20} stroke={1.75} aria-hidden />
          <span>{`More details, if you have them (${count})`}</span>
        </button>
      ) : null}
      <div id={id} ref={body} className={classes.details}>
        {children}
      </div>
    </div>
  )
}
