import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** A timestamp column in the format of the contract: an ISO date-time in UTC, or null. */
export const momentOf = <NotNull extends boolean>(
  column: PgColumn & { _: { data: Date; notNull: NotNull } },
): SQL<NotNull extends true ? string : string | null> =>
  sql<never>`${column}`.mapWith({
    mapFromDriverValue: (value) => (column.mapFromDriverValue(value) as Date).toISOString() as never,
  })

/** The date of a moment in UTC, in the format of the contract and of date columns: yyyy-MM-dd. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

/**
 * Whether a text is a calendar date, yyyy-MM-dd. PostgreSQL refuses dates that do not exist, such as February 30, and
 * the year 0.
 */
export function isDay(text: string): boolean {
  const moment = new Date(text)
  return /^(?!0000)\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(moment.getTime()) && dayOf(moment) === text
}

/**
 * Reads a yyyy-MM-dd text as a calendar date. Days beyond the end of a month roll over: February 30 becomes March 1 or
 * 2.
 */
export const asDay = (text: string): string => dayOf(new Date(text))
