import type { OptionalTemplateProps } from '@captive/form-engine/react'
import { IconChevronDown } from '@tabler/icons-react'
import { use, useCallback, useState } from 'react'

import { DetailsContext } from './open-sections.ts'
import classes from './sections.module.css'
import { useClosed } from './use-closed.ts'
import { useFormTexts } from '../form-texts.ts'

/** Optional questions, collapsed until the user opens them or answers one. */
export function OptionalTemplate({ id, count, closable, inUse, children }: OptionalTemplateProps) {
  const texts = useFormTexts()
  const { wanted, want } = use(DetailsContext)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const [wasInUse, setWasInUse] = useState(false)
  if (inUse !== wasInUse) {
    setWasInUse(inUse)
    if (inUse) setChosen(true) // the details stay open after the answer is removed
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
          <span>{texts.sections.moreDetails(count)}</span>
        </button>
      ) : null}
      <div id={id} ref={body} className={classes.details}>
        {children}
      </div>
    </div>
  )
}
