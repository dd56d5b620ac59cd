import type { PgTable } from 'drizzle-orm/pg-core'

/** Rows of a table. */
export interface Batch {
  table: PgTable
  rows: readonly object[]
}

/** Rows of a table, checked against its columns. */
export const batch = <Table extends PgTable>(table: Table, rows: readonly Table['$inferInsert'][]): Batch => ({
  table,
  rows,
})
