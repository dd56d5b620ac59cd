import { and, asc, desc, gt, gte, lt, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgSelect, PgTable } from 'drizzle-orm/pg-core'

import { asDay } from './moment.ts'

/** The page of a list that a caller asks for, as the contract has it; the whole list where it is empty. */
export interface Page {
  limit?: number
  /** The cursor: the id of the last row that the caller has. */
  after?: number
  from?: string
  to?: string
}

/** The order of a list. */
export interface ListOrder {
  direction: 'ascending' | 'descending'
  /** The sort keys: columns of one table that together are unique. */
  keys: readonly (PgColumn | SQL)[]
  table: PgTable
  /** The condition for the row of that table with an id. */
  hasId: (id: number) => SQL
  /** The column that `from` (lower bound, inclusive) and `to` (upper bound, exclusive) filter. */
  time?: PgColumn
}

/** Compares an id column with a number that may be larger than the column's type. */
export const isId = (column: PgColumn, id: number): SQL => sql`${column} = ${id}::bigint`

/**
 * One page of the rows that meet a condition, in their order. The cursor is a row and not an offset, so that no row comes
 * twice or is missing when others are added, and PostgreSQL starts at it in an index of the keys. The page is empty where
 * the row of the cursor is out of reach or deleted.
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
