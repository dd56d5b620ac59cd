import { columnsOf } from '@captive/form-engine'
import { getTableColumns } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { fnolControlDependencies, fnolControlDisplayValues, fnolControls } from '../src/database/tables/definitions.ts'

test.each([
  ['controls', fnolControls],
  ['displayValues', fnolControlDisplayValues],
  ['dependencies', fnolControlDependencies],
] as const)('the table of %s has the columns and nulls that the engine declares', (table, stored) => {
  const declared = columnsOf(table).filter(([, { extra }]) => extra !== 'local')
  const { id: _, ...served }: Record<string, { notNull: boolean; columnType: string }> = getTableColumns(stored)
  expect(Object.entries(served).map(([name, { notNull, columnType }]) => [name, notNull, columnType])).toEqual(
    declared.map(([name, { holds, optional }]) => [name, !optional, holds === 'text' ? 'PgText' : 'PgInteger']),
  )
})
