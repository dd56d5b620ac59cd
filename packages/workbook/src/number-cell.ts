/** The number formats of Excel. */
export const numberFormats = {
  count: '#,##0',
  money: '$#,##0.00',
  year: '0',
  date: 'mm/dd/yyyy',
  moment: 'mm/dd/yyyy h:mm AM/PM',
} as const
export type NumberFormat = keyof typeof numberFormats

/** A number with its format. */
export interface NumberCell {
  readonly value: number
  readonly format: NumberFormat
}

/** Spreadsheets count days from 12/30/1899. */
const daysBefore1970 = 25_569
const millisecondsOfDay = 86_400_000
const secondsOfDay = 86_400

/**
 * The serial number of a date, the same in every time zone.
 * @param day yyyy-MM-dd
 */
export const dateCell = (day: string): NumberCell => ({ value: serialOf(day), format: 'date' })

/**
 * The serial number of a date and time.
 * @param day yyyy-MM-dd
 * @param seconds since midnight
 */
export const momentCell = (day: string, seconds: number): NumberCell => ({
  value: serialOf(day) + seconds / secondsOfDay,
  format: 'moment',
})

const serialOf = (day: string) => Date.parse(day) / millisecondsOfDay + daysBefore1970
