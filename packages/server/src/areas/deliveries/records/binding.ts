import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { columnOf, type CheckedRecord, type RecordKind, type Value } from '@captive/delivery'

import type { Config } from '../../../config/config.ts'
import type { Transaction } from '../../../database/database.ts'
import type { ScannedStorage } from '../../../storage/scanned-storage.ts'
import type { RecordWriter } from './record-writer.ts'

/** A written record with the columns of its primary key. */
export interface WrittenRecord {
  readonly record: CheckedRecord
  readonly id: string
  readonly key: Readonly<Record<string, Value>>
}

/** What writing needs in addition to the records. */
export interface Context {
  readonly config: Pick<Config, 'keyring' | 'brands' | 'portalOrigins'>
  readonly storage: ScannedStorage
  /** The unpacked files of a zip by name; empty for other deliveries. */
  readonly contents: ReadonlyMap<string, string>
  /** Who applies the delivery. */
  readonly by: string
}

/** Declares where the records of a kind are stored. The fields of the kind have the names of the columns. */
export interface RecordBinding {
  readonly kind: RecordKind
  readonly table: PgTable
  /** Excludes rows that are deleted records. */
  readonly where?: SQL
  /** Defaults for columns of a new row that a delivery may omit. */
  readonly added?: () => Record<string, unknown>
  /** Columns that are computed from others. */
  readonly derived?: (
    tx: Transaction,
    records: readonly CheckedRecord[],
    context: Context,
  ) => Promise<readonly Record<string, unknown>[]>
  /** Values that are stored in other tables, for the comparison. */
  readonly elsewhere?: Readonly<Record<string, SQL>>
  /** Writes the values that are stored in other tables. */
  readonly after?: (writer: RecordWriter, written: readonly WrittenRecord[], context: Context) => Promise<void>
  /** Runs before a delivery is undone. */
  readonly beforeUndo?: (tx: Transaction<'system'>, deliveryId: number) => Promise<void>
}

/** The columns of a table by property name. */
export const columnsOf = (table: PgTable): Record<string, PgColumn> => getTableColumns(table)

/** The property names of the primary key's columns. */
export function primaryKeyOf(table: PgTable): string[] {
  const { primaryKeys } = getTableConfig(table)
  const named = new Set(primaryKeys.flatMap(({ columns }) => columns.map(({ name }) => name)))
  return Object.entries(columnsOf(table)).flatMap(([property, { primary, name }]) =>
    primary || named.has(name) ? [property] : [],
  )
}

/** SQL for the primary key of a row as text, which identifies the row in the recorded changes. */
export function recordIdOf(table: PgTable, alias = getTableName(table)): SQL {
  const columns = columnsOf(table)
  const parts = primaryKeyOf(table).map((property) => {
    const name = columns[property]?.name ?? ''
    return sql`${sql.raw(`'${name}'`)}, ${sql.identifier(alias)}.${sql.identifier(name)}`
  })
  return sql`jsonb_build_object(${sql.join(parts, sql`, `)})::text`
}

/** The columns of the table that the fields of a kind fill. */
export function filledColumns({ kind, table }: Pick<RecordBinding, 'kind' | 'table'>): Record<string, PgColumn> {
  const columns = columnsOf(table)
  const names = new Set(kind.fields.map(columnOf))
  return Object.fromEntries(
    Object.entries(columns).filter(([property]) => names.has(property) || property === 'ClientId'),
  )
}
