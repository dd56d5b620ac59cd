import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** A moment of a row as the contract writes it, an ISO date-time in UTC; null where the column is. */
export const momentOf = <NotNull extends boolean>(
  column: PgColumn & { _: { data: Date; notNull: NotNull } },
): SQL<NotNull extends true ? string : string | null> =>
  sql<never>`${column}`.mapWith({
    mapFromDriverValue: (value) => (column.mapFromDriverValue(value) as Date).toISOString() as never,
  })

/** The day of a moment in UTC, as the contract and columns of days write it: yyyy-MM-dd. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)
