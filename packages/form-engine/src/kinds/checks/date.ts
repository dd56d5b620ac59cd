import { DAY_EXPRESSION, fits } from './expressions.ts'

/** Whether a text is an existing date in the form yyyy-MM-dd. Independent of time zones. */
export function isCalendarDate(text: string): boolean {
  return fits(DAY_EXPRESSION, text)
}

/**
 * Today's date in local time, as yyyy-MM-dd.
 *
 * @example
 * const form = compileForm(definitions, { today: () => localToday() })
 */
export function localToday(): string {
  const now = new Date()
  const digits = (part: number, length: number): string => String(part).padStart(length, '0')
  return `${digits(now.getFullYear(), 4)}-${digits(now.getMonth() + 1, 2)}-${digits(now.getDate(), 2)}`
}
