import { columnsOf, type DefinitionRows, type DefinitionTable } from '@captive/form-engine'
import { getTableColumns } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { insertRows } from '../../database/insert-rows.ts'
import {
  fnolControlDependencies,
  fnolControlDisplayValues,
  fnolControls,
  fnolDefinitionVersion,
} from '../../database/tables/definitions.ts'

/** All stored rows, including inactive ones, which the form engine leaves out. */
export async function readControls(tx: Transaction) {
  return servedAs('controls', await tx.select().from(fnolControls).orderBy(fnolControls.RecId))
}

export async function readDisplayValues(tx: Transaction) {
  const { id, ...columns } = getTableColumns(fnolControlDisplayValues)
  return servedAs('displayValues', await tx.select(columns).from(fnolControlDisplayValues).orderBy(id))
}

export async function readDependencies(tx: Transaction) {
  const { id, ...columns } = getTableColumns(fnolControlDependencies)
  return servedAs('dependencies', await tx.select(columns).from(fnolControlDependencies).orderBy(id))
}

/** Leaves out empty cells of columns that are not in the specification. */
function servedAs<Row extends object>(table: DefinitionTable, rows: readonly Row[]): Row[] {
  const extra = new Set(columnsOf(table).flatMap(([name, column]) => (column.extra ? name : [])))
  return rows.map((row) => {
    const filled = Object.entries(row).filter(([name, cell]) => cell !== null || !extra.has(name))
    return Object.fromEntries(filled) as Row // only optional cells are left out
  })
}

/** The rows of the three tables, as they are served. */
export async function readTables(tx: Transaction): Promise<DefinitionRows> {
  return {
    controls: await readControls(tx),
    displayValues: await readDisplayValues(tx),
    dependencies: await readDependencies(tx),
  } as DefinitionRows // flags are 0 or 1
}

/** The version number of the three tables, which increases with each change. */
export async function readTablesVersion(tx: Transaction): Promise<number> {
  const [{ version }] = (await tx.select().from(fnolDefinitionVersion)) as [{ version: number }]
  return version
}

/** Replaces all rows of the three tables. */
export async function replaceTables(
  tx: Transaction<'system'>,
  { controls, displayValues, dependencies }: DefinitionRows,
): Promise<void> {
  await tx.delete(fnolControlDependencies)
  await tx.delete(fnolControlDisplayValues)
  await tx.delete(fnolControls)
  await insertRows(tx, fnolControls, controls)
  await insertRows(tx, fnolControlDisplayValues, displayValues)
  await insertRows(tx, fnolControlDependencies, dependencies)
}
