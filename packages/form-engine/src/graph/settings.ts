import type { FormBlocks, RecId } from '../definitions/definitions.ts'
import { readRecId } from '../definitions/record-id.ts'
import { kindsWith } from '../kinds/built-in.ts'
import { usNumberingPlan, type PhoneRegion } from '../kinds/checks/phone.ts'
import type { Kind, Kinds } from '../kinds/kind.ts'
import type { Language } from '../kinds/language.ts'
import type { AnswerRule } from './rules.ts'

/** The settings of a form in addition to its definitions. Pass the same settings to every function. */
export interface FormSettings extends FormBlocks {
  /** Custom kinds of control. A kind with the type of a built-in kind replaces it. */
  readonly kinds?: readonly Kind[]
  /** The accepted phone numbers. Default: US numbers. */
  readonly phones?: PhoneRegion
  /** Rules between answers. */
  readonly rules?: readonly AnswerRule[]
  /** The language of labels, options, examples and messages. Default: English. */
  readonly language?: Language
}

/** The settings with defaults filled in. Ids are normalized in the same way as in rows: `'27'` becomes 27. */
export interface GraphSettings {
  readonly roots: readonly RecId[] | null
  readonly repeating: readonly RecId[]
  readonly itemId: string
  readonly kinds: Kinds
  readonly phones: PhoneRegion
  readonly rules: readonly AnswerRule[]
  /** `null` for English. */
  readonly language: Language | null
}

export function readSettings(given: FormSettings): GraphSettings {
  const { roots, repeating = [], itemId = 'id', kinds, phones = usNumberingPlan, rules = [], language = null } = given
  const read = (recId: RecId): RecId => readRecId(recId) ?? recId
  const ids = { roots: roots?.map(read) ?? null, repeating: repeating.map(read) }
  return { ...ids, itemId, kinds: kindsWith(kinds), phones, rules, language }
}
