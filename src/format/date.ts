import dayjs, { type Dayjs } from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'

dayjs.extend(customParseFormat)

/** The placeholder for a missing or invalid date (AMB-058). */
const NO_DATE = '--'

const leadingDay = /^\d{4}-\d{2}-\d{2}/
const dayAlone = /^(\d{4})-(0[1-9]|1[0-2])-(\d{2})(?:T00:00:00(?:\.0+)?(?:Z|\+00:00))?$/

/** Undefined for an invalid date, including `2024-02-30`, which dayjs would turn into a day in March. */
function toMoment(value: string | Date | null | undefined): Dayjs | undefined {
  if (!value) return undefined
  const day = typeof value === 'string' ? leadingDay.exec(value.trim())?.[0] : undefined
  if (day !== undefined && !dayjs(day, 'YYYY-MM-DD', true).isValid()) return undefined
  const moment = dayjs(value)
  return moment.isValid() ? moment : undefined
}

/**
 * Formats a date as `05/07/2024`, or `--`. A date without a time, or at midnight UTC, is shown unchanged; a timestamp is
 * shown in local time.
 */
export function formatDate(value: string | Date | null | undefined): string {
  const day = typeof value === 'string' ? dayAlone.exec(value.trim()) : null
  return (day ? formatDay(day) : toMoment(value)?.format('MM/DD/YYYY')) ?? NO_DATE
}

/**
 * Faster than dayjs, because tables format tens of thousands of dates to search them; undefined for an invalid date.
 */
function formatDay([, year = '', month = '', date = '']: RegExpExecArray): string | undefined {
  const moment = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)))
  return moment.getUTCDate() === Number(date) ? `${month}/${date}/${year}` : undefined
}

/** `05/07/2024, 3:04:05 PM` in local time, or `--`; a value without a zone is taken as local (AMB-058, ACT-002). */
export function formatTimestamp(value: string | Date | null | undefined): string {
  return toMoment(value)?.format('MM/DD/YYYY, h:mm:ss A') ?? NO_DATE
}

/** `3:04 PM` in local time, or `--`. */
export function formatTime(value: string | Date | null | undefined): string {
  return toMoment(value)?.format('h:mm A') ?? NO_DATE
}

/** The local date, yyyy-MM-dd. */
export function today(): string {
  return dayjs().format('YYYY-MM-DD')
}
