import { isRecord, type Answers } from './answers.ts'
import { isCalendarDate, localToday } from './checks/date.ts'
import { isUsPhone } from './checks/phone.ts'
import { dateConflictsIn, type DateOrder } from './date-order.ts'

/** What `form.schema` uses beyond JSON Schema 2020-12, as plain functions for any validator. */
export interface Vocabulary {
  readonly formats: { readonly 'us-phone': Judge<string>; readonly 'past-or-present-date': Judge<string> }
  readonly keywords: {
    /** On the form: no day of `lossKeys` may be after a day of `knowledgeKeys`. */
    readonly 'x-date-order': (order: DateOrder, answers: Answers) => boolean
    /** On a list of objects: no two of them have the same value under this name. */
    readonly 'x-distinct': (name: string, items: readonly unknown[]) => boolean
  }
}

type Judge<Value> = (value: Value) => boolean

/**
 * The engine's own formats and keywords.
 *
 * @example
 * const { formats, keywords } = vocabulary()
 * for (const [name, validate] of Object.entries(formats)) ajv.addFormat(name, validate)
 * ajv.addKeyword({ keyword: 'x-distinct', type: 'array', validate: keywords['x-distinct'] })
 */
export function vocabulary(today: () => string = localToday): Vocabulary {
  return {
    formats: {
      'us-phone': (text) => isUsPhone(text.trim()),
      'past-or-present-date': (text) => isCalendarDate(text.trim()) && text.trim() <= today(),
    },
    keywords: {
      'x-date-order': (order, answers) => dateConflictsIn(order, answers).length === 0,
      'x-distinct': (name, items) => {
        const values = items.flatMap((item) => (isRecord(item) && Object.hasOwn(item, name) ? [item[name]] : []))
        return new Set(values).size === values.length
      },
    },
  }
}
