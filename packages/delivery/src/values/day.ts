import type { Cell, Day } from '../read/cells.ts'
import { textOf } from '../read/cells.ts'

/** The order of numeric dates: 10/31/2026 or 31/10/2026. */
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

/** Whether a date cell is blank or has a usual sign for no date. */
export const isBlankDay = (cell: Cell | undefined): boolean => blanks.has(textOf(cell).toLowerCase())

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthName = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`
const monthNamed = (name: string) => months.indexOf(name.slice(0, 3).toLowerCase()) + 1

const millisecondsOfDay = 86_400_000
/** Spreadsheet date serials from 1927 to 2119. Other numbers are not dates. */
const serials = { from: 10_000, to: 80_000 }

/** The date of a serial number in the 1900 date system. */
export const dayOfSerial = (serial: number): Day =>
  new Date((Math.floor(serial) - 25_569) * millisecondsOfDay).toISOString().slice(0, 10)

/** Reads the date of a cell without its time of day; undefined if it is not a valid date. */
export function dayOf(cell: Cell | undefined, order: DateOrder): Day | undefined {
  if (cell === null || cell === undefined) return undefined
  if (typeof cell === 'object') return 'day' in cell ? cell.day : undefined
  if (typeof cell === 'number') return dayOfNumber(cell)
  const known = dayCache[order].get(cell)
  if (known !== undefined) return known ?? undefined
  const parts = partsOf(textOf(cell), order)
  const day = parts && calendarDay(...parts)
  if (dayCache[order].size >= maxCachedDays) dayCache[order].clear()
  dayCache[order].set(cell, day ?? null)
  return day
}

/** A cache of parsed dates, because a large file repeats the same few thousand dates. */
const dayCache = { 'month first': new Map<string, Day | null>(), 'day first': new Map<string, Day | null>() }
const maxCachedDays = 20_000

function dayOfNumber(number: number): Day | undefined {
  if (number >= serials.from && number <= serials.to) return dayOfSerial(number)
  return /^(19|20)\d{6}$/.test(String(number)) ? dayOf(String(number), 'month first') : undefined
}

type Parts = [year: number, month: number, day: number]

const time = String.raw`(?:[ T]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[AP]\.?M\.?)?(?:Z|[+-]\d{2}:?\d{2})?)?`
const datePatterns: { pattern: RegExp; parts: (match: string[], order: DateOrder) => Parts }[] = [
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
  for (const { pattern, parts } of datePatterns) {
    const match = pattern.exec(text)
    if (match) return parts(match, order)
  }
  return undefined
}

/** Two-digit years are read as 1970 to 2069, as in spreadsheet programs. */
function fullYear(year: string): number {
  if (year.length > 2) return Number(year)
  return Number(year) < 70 ? 2_000 + Number(year) : 1_900 + Number(year)
}

/** The date of its parts; undefined if it does not exist. */
export function calendarDay(year: number, month: number, day: number): Day | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && month >= 1
  return exists && year >= 1900 ? date.toISOString().slice(0, 10) : undefined
}

/** The order that a numeric date proves, because a number above 12 is a day; null if it proves none. */
export function orderEvidence(cell: Cell | undefined): DateOrder | null {
  const [, one, other] = /^(\d{1,2})[-/.](\d{1,2})[-/.](?:\d{2}|\d{4})(?!\d)/.exec(textOf(cell)) ?? []
  if (Number(one) > 12 && Number(other) <= 12) return 'day first'
  if (Number(other) > 12 && Number(one) <= 12) return 'month first'
  return null
}

const datePattern = new RegExp(
  [
    String.raw`\d{4}[-/.]\d{1,2}[-/.]\d{1,2}`,
    String.raw`\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2})(?!\d)`,
    String.raw`\d{1,2}[-/. ]${monthName}\.?[-/., ]+(?:\d{4}|\d{2})(?!\d)`,
    String.raw`\b${monthName}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}`,
    String.raw`(?<!\d)(?:19|20)\d{6}(?!\d)`,
  ].join('|'),
  'gi',
)

/** The dates within a text, such as a title or a file name, read in the date order of the file if possible. */
export const daysWithin = (text: string, order: DateOrder): Day[] =>
  (text.match(datePattern) ?? []).flatMap(
    (candidate) => dayOf(candidate, order) ?? dayOf(candidate, otherOrder[order]) ?? [],
  )

const otherOrder = { 'month first': 'day first', 'day first': 'month first' } as const
