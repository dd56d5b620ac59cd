import { lengthOf } from '@captive/form-engine'

import classes from './field.module.css'

interface CharactersLeftProps {
  text: string
  /** How many characters the text has at most; null where nothing limits it. */
  longest: number | null
}

/** Counts down over the last tenth of what a field takes, and says how much is too much. Nothing is cut off. */
export function CharactersLeft({ text, longest }: CharactersLeftProps) {
  if (longest === null || text.length < longest * 0.9) return null
  const left = longest - lengthOf(text)
  const characters = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'character' : 'characters'}`
  return (
    <p className={classes.left} role="status">
      {left >= 0 ? `${characters(left)} left` : `${characters(-left)} too many`}
    </p>
  )
}
