import { isRecord } from '../kinds/answers.ts'
import type { AnswerRule } from '../graph/rules.ts'
import { isCalendarDate } from '../kinds/checks/date.ts'
import { checkAnswer } from '../kinds/check-answer.ts'
import type { FormControl } from '../kinds/control.ts'
import type { ValidationContext } from '../kinds/kind.ts'

/**
 * The formats and keywords that `form.schema` uses beyond JSON Schema 2020-12, as plain functions for any validator.
 * Patterns in the schema also cover dates and phone numbers. Only the vocabulary covers the current date, distinct ids
 * and rules between answers.
 *
 * @example
 * const { formats, keywords } = form.vocabulary
 * for (const [name, validate] of Object.entries(formats)) ajv.addFormat(name, validate)
 * for (const [keyword, validate] of Object.entries(keywords)) ajv.addKeyword({ keyword, validate })
 */
export interface Vocabulary {
  /** `calendar-date`, `past-or-present-date`, and the phone format of the form's region, such as `us-phone`. */
  readonly formats: Readonly<Record<string, (text: string) => boolean>>
  /**
   * `x-distinct` on a list of objects: all values of this property are different. `x-control` on an answer: the control
   * with this key accepts it, with its current options. Rules of the form add keywords, such as `x-date-order` for a
   * claim.
   */
  readonly keywords: Readonly<Record<string, (parameter: unknown, data: unknown) => boolean>>
}

/** The formats and keywords of a form, bound to its date, phone region and rules. Reads the date at each call. */
export function vocabularyOf(
  { today, phones }: ValidationContext,
  rules: readonly AnswerRule[],
  controls: ReadonlyMap<string, FormControl>,
): Vocabulary {
  return {
    formats: {
      [phones.format]: (text) => phones.accepts(text.trim()),
      'calendar-date': (text) => isCalendarDate(text.trim()),
      'past-or-present-date': (text) => isCalendarDate(text.trim()) && text.trim() <= today(),
    },
    keywords: Object.assign(
      { 'x-distinct': isDistinct, 'x-control': acceptedBy(controls, { today, phones }) },
      ...rules.map((rule) => rule.keywords),
    ) as Vocabulary['keywords'],
  }
}

function acceptedBy(controls: ReadonlyMap<string, FormControl>, validationContext: ValidationContext) {
  return (key: unknown, answer: unknown): boolean => {
    const control = controls.get(String(key))
    return control === undefined || checkAnswer(control, answer, validationContext) === null
  }
}

function isDistinct(name: unknown, items: unknown): boolean {
  if (typeof name !== 'string' || !Array.isArray(items)) return true
  const values = items.flatMap((item: unknown): unknown[] =>
    isRecord(item) && Object.hasOwn(item, name) ? [item[name]] : [],
  )
  return new Set(values).size === values.length
}
