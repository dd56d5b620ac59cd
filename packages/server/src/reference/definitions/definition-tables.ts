import type { DefinitionRows } from '@captive/form-engine'
import { getTableColumns } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import {
  fnolControlDependencies,
  fnolControlDisplayValues,
  fnolControls,
  fnolDefinitionVersion,
} from '../../database/tables/definitions.ts'

/** All stored rows, inactive ones too: the form engine leaves those out. */
export function readControls(tx: Transaction) {
  return tx.select().from(fnolControls).orderBy(fnolControls.RecId)
}

export function readDisplayValues(tx: Transaction) {
  const { id, ...columns } = getTableColumns(fnolControlDisplayValues)
  return tx.select(columns).from(fnolControlDisplayValues).orderBy(id)
}

export function readDependencies(tx: Transaction) {
  const { id, ...columns } = getTableColumns(fnolControlDependencies)
  return tx.select(columns).from(fnolControlDependencies).orderBy(id)
}

/** The rows of the three tables, as they are served. */
export async function readTables(tx: Transaction): Promise<DefinitionRows> {
  return {
    controls: await readControls(tx),
    displayValues: await readDisplayValues(tx),
    dependencies: await readDependencies(tx),
  } as DefinitionRows // flags are 0 or 1
}

/** The number that grows with each change of the three tables. */
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
  if (controls.length > 0) await tx.insert(fnolControls).values(controls)
  if (displayValues.length > 0) await tx.insert(fnolControlDisplayValues).values(displayValues)
  if (dependencies.length > 0) await tx.insert(fnolControlDependencies).values(dependencies)
}
