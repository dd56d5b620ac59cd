import type { FormBlocks, RecId } from '../definitions/definitions.ts'
import { readRecId } from '../definitions/record-id.ts'
import { kindsWith } from '../kinds/built-in.ts'
import { usNumberingPlan, type PhoneRegion } from '../kinds/checks/phone.ts'
import type { Kind, Kinds } from '../kinds/kind.ts'
import type { AnswerRule } from './rules.ts'

/** What a form is made of beside its definitions; give the same to all that looks at them. */
export interface FormSettings extends FormBlocks {
  /** Kinds of control of your own; one of the type of a built-in kind stands in for it. */
  readonly kinds?: readonly Kind[]
  /** Whose phone numbers are asked for; US ones where this is left out. */
  readonly phones?: PhoneRegion
  /** Rules between answers. */
  readonly rules?: readonly AnswerRule[]
}

/** The same with all defaults, and ids as those of the rows are read: `'27'` is 27. */
export interface GraphSettings {
  readonly roots: readonly RecId[] | null
  readonly repeating: readonly RecId[]
  readonly itemId: string
  readonly kinds: Kinds
  readonly phones: PhoneRegion
  readonly rules: readonly AnswerRule[]
}

export function readSettings(given: FormSettings): GraphSettings {
  const { roots, repeating = [], itemId = 'id', kinds, phones = usNumberingPlan, rules = [] } = given
  const read = (recId: RecId): RecId => readRecId(recId) ?? recId
  const ids = { roots: roots?.map(read) ?? null, repeating: repeating.map(read) }
  return { ...ids, itemId, kinds: kindsWith(kinds), phones, rules }
}
