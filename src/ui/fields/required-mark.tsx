import { createContext, use } from 'react'

import classes from './field.module.css'
import { texts } from '../texts.ts'

/** The words of the mark, for forms in another language. */
export const RequiredWordsContext = createContext<string>(texts.required)

/** Marks the label of a required field. Assistive technology reads `aria-required` instead. */
export function RequiredMark() {
  return (
    <span className={classes.required} aria-hidden>
      {use(RequiredWordsContext)}
    </span>
  )
}
