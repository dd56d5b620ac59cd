import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** A timestamp column as the contract writes it: an ISO date-time in UTC, or null. */
export const momentOf = <NotNull extends boolean>(
  column: PgColumn & { _: { data: Date; notNull: NotNull } },
): SQL<NotNull extends true ? string : string | null> =>
  sql<never>`${column}`.mapWith({
    mapFromDriverValue: (value) => (column.mapFromDriverValue(value) as Date).toISOString() as never,
  })

/** The date of a moment in UTC, as the contract and date columns write it: yyyy-MM-dd. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

/** Checks whether a yyyy-MM-dd text is a calendar date. PostgreSQL refuses dates that do not exist, such as February 30. */
export const isDay = (text: string): boolean => dayOf(new Date(text)) === text

/** Reads a yyyy-MM-dd text as a calendar date. Days beyond the end of a month count into the next one: February 30 becomes March 1 or 2. */
export const asDay = (text: string): string => dayOf(new Date(text))
