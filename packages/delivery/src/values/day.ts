import type { Cell, Day } from '../read/cells.ts'
import { textOf } from '../read/cells.ts'

/** Which comes first in numeric dates: 10/31/2026 or 31/10/2026. */
export type DateOrder = 'month first' | 'day first'

const blanks = new Set([
  '',
  '-',
  '--',
  '–',
  '—',
  'n/a',
  'na',
  'none',
  'null',
  '00/00/0000',
  '0/0/0000',
  '00/00/00',
  '00000000',
  '0000-00-00',
  '0',
])

/** Whether a cell of dates is one of the customary ways to write that there is no date. */
export const isBlankDay = (cell: Cell | undefined): boolean => blanks.has(textOf(cell).toLowerCase())

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthName = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`
const monthNamed = (name: string) => months.indexOf(name.slice(0, 3).toLowerCase()) + 1

const millisecondsOfDay = 86_400_000
/** Serials of spreadsheets between 1927 and 2119; other numbers are no dates. */
const serials = { from: 10_000, to: 80_000 }

/** The day of a serial number of the 1900 calendar. */
export const dayOfSerial = (serial: number): Day =>
  new Date((Math.floor(serial) - 25_569) * millisecondsOfDay).toISOString().slice(0, 10)

/** The day of a cell, or undefined if it is no day of the calendar. A time of day is left out. */
export function dayOf(cell: Cell | undefined, order: DateOrder): Day | undefined {
  if (cell === null || cell === undefined) return undefined
  if (typeof cell === 'object') return 'day' in cell ? cell.day : undefined
  if (typeof cell === 'number') return dayOfNumber(cell)
  const known = read[order].get(cell)
  if (known !== undefined) return known ?? undefined
  const parts = partsOf(textOf(cell), order)
  const day = parts && calendarDay(...parts)
  if (read[order].size >= mostRead) read[order].clear()
  read[order].set(cell, day ?? null)
  return day
}

/** Days that were read already: the same few thousand are in every row of a large file. */
const read = { 'month first': new Map<string, Day | null>(), 'day first': new Map<string, Day | null>() }
const mostRead = 20_000

function dayOfNumber(number: number): Day | undefined {
  if (number >= serials.from && number <= serials.to) return dayOfSerial(number)
  return /^(19|20)\d{6}$/.test(String(number)) ? dayOf(String(number), 'month first') : undefined
}

type Parts = [year: number, month: number, day: number]

const time = String.raw`(?:[ T]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[AP]\.?M\.?)?(?:Z|[+-]\d{2}:?\d{2})?)?`
const writings: { pattern: RegExp; parts: (match: string[], order: DateOrder) => Parts }[] = [
  {
    pattern: new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${time}$`, 'i'),
    parts: ([, year, month, day]) => [Number(year), Number(month), Number(day)],
  },
  { pattern: /^(\d{4})(\d{2})(\d{2})$/, parts: ([, year, month, day]) => [Number(year), Number(month), Number(day)] },
  {
    pattern: new RegExp(String.raw`^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2}|\d{4})${time}$`, 'i'),
    parts: ([, one, other, year = ''], order) =>
      order === 'month first'
        ? [fullYear(year), Number(one), Number(other)]
        : [fullYear(year), Number(other), Number(one)],
  },
  {
    pattern: new RegExp(String.raw`^(\d{1,2})[-/. ](${monthName})\.?[-/., ]+(\d{2}|\d{4})${time}$`, 'i'),
    parts: ([, day, month = '', year = '']) => [fullYear(year), monthNamed(month), Number(day)],
  },
  {
    pattern: new RegExp(
      String.raw`^(?:[a-z]{3,9}, )?(${monthName})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})${time}$`,
      'i',
    ),
    parts: ([, month = '', day, year = '']) => [fullYear(year), monthNamed(month), Number(day)],
  },
]

function partsOf(text: string, order: DateOrder): Parts | undefined {
  for (const { pattern, parts } of writings) {
    const match = pattern.exec(text)
    if (match) return parts(match, order)
  }
  return undefined
}

/** Years of two digits are of this century up to 2069, as spreadsheets read them. */
function fullYear(year: string): number {
  if (year.length > 2) return Number(year)
  return Number(year) < 70 ? 2_000 + Number(year) : 1_900 + Number(year)
}

function calendarDay(year: number, month: number, day: number): Day | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && month >= 1
  return exists && year >= 1900 ? date.toISOString().slice(0, 10) : undefined
}

/** Which order a numeric date proves: a number above 12 is a day. Null if it proves nothing. */
export function orderEvidence(cell: Cell | undefined): DateOrder | null {
  const [, one, other] = /^(\d{1,2})[-/.](\d{1,2})[-/.](?:\d{2}|\d{4})(?!\d)/.exec(textOf(cell)) ?? []
  if (Number(one) > 12 && Number(other) <= 12) return 'day first'
  if (Number(other) > 12 && Number(one) <= 12) return 'month first'
  return null
}

const written = new RegExp(
  [
    String.raw`\d{4}[-/.]\d{1,2}[-/.]\d{1,2}`,
    String.raw`\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2})(?!\d)`,
    String.raw`\d{1,2}[-/. ]${monthName}\.?[-/., ]+(?:\d{4}|\d{2})(?!\d)`,
    String.raw`\b${monthName}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}`,
    String.raw`(?<!\d)(?:19|20)\d{6}(?!\d)`,
  ].join('|'),
  'gi',
)

/** The dates written within a text, such as a title or a file name, in the order of the file if they can be. */
export const daysWithin = (text: string, order: DateOrder): Day[] =>
  (text.match(written) ?? []).flatMap(
    (candidate) => dayOf(candidate, order) ?? dayOf(candidate, otherOrder[order]) ?? [],
  )

const otherOrder = { 'month first': 'day first', 'day first': 'month first' } as const
