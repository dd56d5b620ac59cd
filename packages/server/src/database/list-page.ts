import { and, asc, desc, gt, gte, lt, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgSelect, PgTable } from 'drizzle-orm/pg-core'

import { dayOf } from './moment.ts'

/** What a caller may ask of a list that grows (the contract's page); all of it where it asks for nothing. */
export interface Page {
  limit?: number
  /** The id of the last row that the caller has. */
  after?: number
  from?: string
  to?: string
}

/** What puts a list in order. */
export interface ListOrder {
  direction: 'ascending' | 'descending'
  /** By which it is sorted: columns of one table, together different in each row. */
  keys: readonly (PgColumn | SQL)[]
  table: PgTable
  /** Which row of that table has an id. */
  hasId: (id: number) => SQL
  /** The moment or day that `from` and `to` are compared with. */
  time?: PgColumn
}

/** Whether an id of the row is this one, which may be larger than the column holds. */
export const isId = (column: PgColumn, id: number): SQL => sql`${column} = ${id}::bigint`

/**
 * The rows of a query that hold a condition, in their order, and of these the page that is asked for. A page begins
 * behind the keys of a row and not after a count of rows, so that none comes twice or is left out when others are added,
 * and PostgreSQL begins there in an index of the keys. Nothing follows a row that is out of reach or gone.
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

/** The 30th of February is a day in March, for a column of days as for one of moments. */
function asValueOf(time: PgColumn, text: string): Date | string {
  const moment = new Date(text)
  return time.dataType === 'date' ? moment : dayOf(moment)
}
