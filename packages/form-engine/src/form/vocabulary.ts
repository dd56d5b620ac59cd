import { isRecord } from '../kinds/answers.ts'
import { isCalendarDate, localToday } from '../kinds/checks/date.ts'
import { usNumberingPlan } from '../kinds/checks/phone.ts'
import type { CompileOptions } from './compile.ts'

/**
 * What `form.schema` uses beyond JSON Schema 2020-12, as plain functions for any validator. Patterns say the same of days
 * and phone numbers; what day it is, that ids differ and rules between answers only the vocabulary says.
 */
export interface Vocabulary {
  /** `calendar-date`, `past-or-present-date`, and the phone numbers of the form's region: `us-phone`. */
  readonly formats: Readonly<Record<string, (text: string) => boolean>>
  /**
   * `x-distinct` on a list of objects: no two of them have the same value under this name; and on the form what its rules
   * have, such as `x-date-order` of a claim.
   */
  readonly keywords: Readonly<Record<string, (parameter: unknown, data: unknown) => boolean>>
}

/**
 * The engine's own formats and keywords, for a form that was compiled with the same options.
 *
 * @example
 * const { formats, keywords } = vocabulary()
 * for (const [name, validate] of Object.entries(formats)) ajv.addFormat(name, validate)
 * for (const [keyword, validate] of Object.entries(keywords)) ajv.addKeyword({ keyword, validate })
 */
export function vocabulary(options: Pick<CompileOptions, 'today' | 'phones' | 'rules'> = {}): Vocabulary {
  const { today = localToday, phones = usNumberingPlan, rules = [] } = options
  return {
    formats: {
      [phones.format]: (text) => phones.accepts(text.trim()),
      'calendar-date': (text) => isCalendarDate(text.trim()),
      'past-or-present-date': (text) => isCalendarDate(text.trim()) && text.trim() <= today(),
    },
    keywords: Object.assign(
      { 'x-distinct': isDistinct },
      ...rules.map((rule) => rule.keywords),
    ) as Vocabulary['keywords'],
  }
}

function isDistinct(name: unknown, items: unknown): boolean {
  if (typeof name !== 'string' || !Array.isArray(items)) return true
  const values = items.flatMap((item: unknown): unknown[] =>
    isRecord(item) && Object.hasOwn(item, name) ? [item[name]] : [],
  )
  return new Set(values).size === values.length
}
