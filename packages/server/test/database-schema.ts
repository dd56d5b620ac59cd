import type { TestDatabase } from './databases.ts'

export interface Column {
  name: string
  /** As information_schema spells it. */
  type: string
  nullable: boolean
  /** Digits of a numeric. */
  precision: number
  references: { table: string; column: string } | undefined
}

export interface Table {
  name: string
  columns: Column[]
}

/** Every table of the portal, those that others refer to first. */
export async function schemaOf(database: TestDatabase): Promise<Table[]> {
  const columns = await database.sql<{
    table_name: string
    column_name: string
    data_type: string
    is_nullable: string
    numeric_precision: number | null
  }>(`select table_name, column_name, data_type, is_nullable, numeric_precision from information_schema.columns
    where table_schema = 'public' order by table_name, ordinal_position`)
  const keys = await database.sql<{ from_table: string; from_column: string; table: string; column: string }>(`
    select conrelid::regclass::text from_table, a.attname from_column, confrelid::regclass::text "table", b.attname "column"
    from pg_constraint cross join lateral unnest(conkey, confkey) pair(from_number, number)
    join pg_attribute a on a.attnum = from_number
    join pg_attribute b on b.attnum = number
    where contype = 'f' and a.attrelid = conrelid and b.attrelid = confrelid`)
  const tables = Map.groupBy(columns, ({ table_name }) => table_name)
  return inOrder(
    [...tables].map(([name, rows]) => ({
      name,
      columns: rows.map((row) => ({
        name: row.column_name,
        type: row.data_type,
        nullable: row.is_nullable === 'YES',
        precision: row.numeric_precision ?? 0,
        references: keys.find(({ from_table, from_column }) => from_table === name && from_column === row.column_name),
      })),
    })),
  )
}

function inOrder(tables: Table[]): Table[] {
  const placed: Table[] = []
  const place = (table: Table, above: Table[]) => {
    if (placed.includes(table) || above.includes(table)) return
    for (const { references } of table.columns) {
      const needed = tables.find(({ name }) => name === references?.table)
      if (needed) place(needed, [...above, table])
    }
    placed.push(table)
  }
  for (const table of tables) place(table, [])
  return placed
}
