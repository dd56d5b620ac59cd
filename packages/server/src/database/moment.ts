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

/** Whether a text of the form yyyy-MM-dd is a day. February 30 is none, and PostgreSQL refuses it. */
export const isDay = (text: string): boolean => dayOf(new Date(text)) === text

/** The day that a text of the form yyyy-MM-dd means: February 30 is read as a day in March. */
export const asDay = (text: string): string => dayOf(new Date(text))
