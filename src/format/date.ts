import dayjs, { type Dayjs } from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'

dayjs.extend(customParseFormat)

/** What stands where there is no date, or none that can be read (AMB-058). */
const NO_DATE = '--'

const leadingDay = /^\d{4}-\d{2}-\d{2}/
const dayAlone = /^(\d{4})-(0[1-9]|1[0-2])-(\d{2})(?:T00:00:00(?:\.0+)?(?:Z|\+00:00))?$/

/** Undefined for what names no moment, `2024-02-30` included, which dayjs would roll over into March. */
function toMoment(value: string | Date | null | undefined): Dayjs | undefined {
  if (!value) return undefined
  const day = typeof value === 'string' ? leadingDay.exec(value.trim())?.[0] : undefined
  if (day !== undefined && !dayjs(day, 'YYYY-MM-DD', true).isValid()) return undefined
  const moment = dayjs(value)
  return moment.isValid() ? moment : undefined
}

/**
 * `05/07/2024`, or `--`. `2024-05-07`, alone or as midnight UTC (how a date column is sent), is that day of the
 * calendar in every time zone; a moment is the day it falls on here.
 */
export function formatDate(value: string | Date | null | undefined): string {
  const day = typeof value === 'string' ? dayAlone.exec(value.trim()) : null
  return (day ? formatDay(day) : toMoment(value)?.format('MM/DD/YYYY')) ?? NO_DATE
}

/** Without dayjs, since a register formats tens of thousands of days to search them; undefined for a day that is none. */
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

/** The day of the calendar that it is here: `2026-11-22`. */
export function today(): string {
  return dayjs().format('YYYY-MM-DD')
}
