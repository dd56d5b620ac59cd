import { and, asc, desc, gt, gte, lt, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgSelect, PgTable } from 'drizzle-orm/pg-core'

import { asDay } from './moment.ts'

/** The requested page of a list, as in the contract. An empty object requests the whole list. */
export interface Page {
  limit?: number
  /** The cursor: the id of the last row that the caller already has. */
  after?: number
  from?: string
  to?: string
}

/** The order of a list. */
export interface ListOrder {
  direction: 'ascending' | 'descending'
  /** The sort keys: columns of one table that are unique together. */
  keys: readonly (PgColumn | SQL)[]
  table: PgTable
  /** The condition for the row with an id. */
  hasId: (id: number) => SQL
  /** The column that `from` (lower bound, inclusive) and `to` (upper bound, exclusive) filter. */
  time?: PgColumn
}

/** Compares an id column with a number that may be larger than the column's type. */
export const isId = (column: PgColumn, id: number): SQL => sql`${column} = ${id}::bigint`

/**
 * One page of the rows that meet a condition, in their order. The cursor is a row and not an offset, so that inserts
 * cause no duplicate or missing rows, and PostgreSQL can start there in an index of the keys. The page is empty if the
 * row of the cursor is out of scope or deleted.
 */
export function listPage<Q extends PgSelect>(query: Q, condition: SQL | undefined, order: ListOrder, page: Page) {
  const { time } = order
  const rows = query
    .where(
      and(
        condition,
        page.after === undefined ? undefined : follows(order, page.after),
        time && page.from !== undefined ? gte(time, asValueOf(time, page.from)) : undefined,
        time && page.to !== undefined ? lt(time, asValueOf(time, page.to)) : undefined,
      ),
    )
    .orderBy(...order.keys.map((key) => (order.direction === 'ascending' ? asc(key) : desc(key))))
  return page.limit === undefined ? rows : rows.limit(page.limit)
}

function follows({ direction, keys, table, hasId }: ListOrder, after: number): SQL {
  const all = sql.join([...keys], sql`, `)
  return (direction === 'ascending' ? gt : lt)(sql`(${all})`, sql`(select ${all} from ${table} where ${hasId(after)})`)
}

const asValueOf = (time: PgColumn, text: string): Date | string =>
  time.dataType === 'date' ? new Date(text) : asDay(text)
