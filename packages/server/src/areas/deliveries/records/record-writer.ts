import { getTableName, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

import type { Transaction } from '../../../database/database.ts'
import { columnsOf, primaryKeyOf, recordIdOf } from './binding.ts'
import { toColumn } from './to-column.ts'

type Row = Readonly<Record<string, unknown>>

const comma = sql`, `

/** Writes rows of any table and records their earlier state, so that a delivery can be taken back. */
export class RecordWriter {
  readonly tx: Transaction<'system'>
  readonly #deliveryId: number

  constructor(tx: Transaction<'system'>, deliveryId: number) {
    this.tx = tx
    this.#deliveryId = deliveryId
  }

  /** Adds rows. A numeric key that neither the row nor the database provides continues from the largest one. */
  async insert(table: PgTable, rows: readonly Row[]): Promise<void> {
    const [first] = rows
    if (!first) return
    const name = sql.identifier(getTableName(table))
    const columns = columnsOf(table)
    const given = Object.keys(first).filter((property) => columns[property])
    const numbered = primaryKeyOf(table).filter(
      (property) => !given.includes(property) && !columns[property]?.generatedIdentity,
    )
    const names = [...numbered, ...given].map((property) => sql.identifier(columns[property]?.name ?? ''))
    const values = [
      ...numbered.map((property) => {
        const column = sql.identifier(columns[property]?.name ?? '')
        return sql`(select coalesce(max(${column}), 0) from ${name}) + row_number() over ()`
      }),
      ...given.map((property) => sql`brought.${sql.identifier(columns[property]?.name ?? '')}`),
    ]
    await this.tx.execute(sql`
      with added as (
        insert into ${name} (${sql.join(names, comma)})
        select ${sql.join(values, comma)} from ${this.#brought(table, rows, given)} returning *
      )
      insert into delivery_record_changes (delivery_id, table_name, record_id, before)
      select ${this.#deliveryId}::integer, ${getTableName(table)}, ${recordIdOf(table, 'added')}, null from added`)
  }

  /** Updates columns of rows. Each row also has the columns of its primary key. */
  async update(table: PgTable, rows: readonly Row[]): Promise<void> {
    const bySignature = Map.groupBy(rows, (row) => Object.keys(row).toSorted().join(' '))
    for (const alike of bySignature.values()) await this.#updateAlike(table, alike)
  }

  async #updateAlike(table: PgTable, rows: readonly Row[]): Promise<void> {
    const [first = {}] = rows
    const name = sql.identifier(getTableName(table))
    const columns = columnsOf(table)
    const keys = primaryKeyOf(table)
    const given = Object.keys(first).filter((property) => columns[property])
    const changed = given.filter((property) => !keys.includes(property))
    if (changed.length === 0) return
    const columnOf = (property: string) => sql.identifier(columns[property]?.name ?? '')
    const isSame = sql.join(
      keys.map((property) => sql`${name}.${columnOf(property)} = brought.${columnOf(property)}`),
      sql` and `,
    )
    const settings = changed.map((property) => sql`${columnOf(property)} = brought.${columnOf(property)}`)
    const brought = this.#brought(table, rows, given)
    const names = sql.param(given.map((property) => columns[property]?.name ?? ''))
    const givenColumns = (row: SQLWrapper) =>
      sql`(select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(${row})) where key = any(${names}::text[]))`
    await this.tx.execute(sql`
      with recorded as (
        insert into delivery_record_changes (delivery_id, table_name, record_id, before, delivered)
        select ${this.#deliveryId}::integer, ${getTableName(table)}, ${recordIdOf(table)}, ${givenColumns(name)},
          ${givenColumns(sql`brought`)}
        from ${name} join ${brought} on ${isSame}
        on conflict do nothing
      )
      update ${name} set ${sql.join(settings, comma)} from ${brought} where ${isSame}`)
  }

  /** Records that a row was added by other means. */
  async noteAdded(table: PgTable, condition: SQL): Promise<void> {
    const name = getTableName(table)
    await this.tx.execute(sql`
      insert into delivery_record_changes (delivery_id, table_name, record_id, before)
      select ${this.#deliveryId}::integer, ${name}, ${recordIdOf(table)}, null
      from ${sql.identifier(name)} where ${condition} on conflict do nothing`)
  }

  #brought(table: PgTable, rows: readonly Row[], properties: readonly string[]): SQL {
    const columns = columnsOf(table)
    const json = rows.map((row) =>
      Object.fromEntries(
        properties.flatMap((property) => {
          const column = columns[property]
          return column ? [[column.name, toColumn(column, row[property])]] : []
        }),
      ),
    )
    return sql`json_populate_recordset(null::${sql.identifier(getTableName(table))}, ${JSON.stringify(json)}::json) brought`
  }
}
