import { dataOf } from '../kinds/check-answer.ts'
import type { FormControl } from '../kinds/control.ts'
import { canonicalDecimal } from '../kinds/decimal.ts'

/** The answer as text for conditions; `null` for a blank or a wrong type. */
export function textOfAnswer(control: FormControl, answer: unknown): string | null {
  return dataOf(control, answer)?.trim() ?? null
}

/**
 * The texts of an answer that conditions compare: one per choice if there are several, otherwise one. Empty for a
 * blank.
 */
export function textsOfAnswer(control: FormControl, answer: unknown): readonly string[] {
  const text = textOfAnswer(control, answer)
  if (text === null) return []
  return control.rules.choices?.(answer).map((choice) => choice.trim()) ?? [text]
}

/** The properties that determine how the answers of a control compare. */
export type Compared = Pick<FormControl, 'dataType' | 'check'>

/**
 * The canonical form of a text: two texts of a control are equal in conditions if and only if their canonical forms are
 * equal.
 */
export function comparable(control: Compared, text: string): string {
  return (control.dataType === 'number' && canonicalDecimal(text)) || text
}
