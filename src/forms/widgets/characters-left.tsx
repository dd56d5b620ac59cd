import { lengthOf } from '@captive/form-engine'

import classes from './field.module.css'
import { useFormTexts } from '../form-texts.ts'

interface CharactersLeftProps {
  text: string
  /** The most characters; null without a limit. */
  longest: number | null
}

/**
 * Within the last tenth of the limit, shows the remaining characters; beyond it, the excess. The text is not cut off.
 */
export function CharactersLeft({ text, longest }: CharactersLeftProps) {
  const texts = useFormTexts()
  if (longest === null || text.length < longest * 0.9) return null
  const remaining = longest - lengthOf(text)

  return (
    <p className={classes.left} role="status">
      {remaining >= 0 ? texts.fields.charactersLeft(remaining) : texts.fields.charactersTooMany(-remaining)}
    </p>
  )
}
