import { expect, test } from 'vitest'

import type { DataColumn } from './data-column.ts'
import { rowsInOrder } from './rows-in-order.ts'

interface Row {
  name: string
  size: number | null
}
const columns: DataColumn<Row>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name },
  { id: 'size', header: 'Size', value: ({ size }) => size },
]
const rows: Row[] = [
  { name: 'Unit 10', size: 2 },
  { name: 'Unit 9', size: null },
  { name: 'Álamo', size: 3 },
  { name: 'Beta', size: 3 },
]
const names = (state: Parameters<typeof rowsInOrder>[2], defaultSort?: string) =>
  rowsInOrder(rows, columns, state, defaultSort).map(({ name }) => name)

test('rows are in the order of their table, nothing last in either direction, equal ones as they came', () => {
  expect(names({})).toEqual(rows.map(({ name }) => name))
  expect(names({ sort: 'name' })).toEqual(['Álamo', 'Beta', 'Unit 9', 'Unit 10'])
  expect(names({ sort: 'size' })).toEqual(['Unit 10', 'Álamo', 'Beta', 'Unit 9'])
  expect(names({}, '-size')).toEqual(['Álamo', 'Beta', 'Unit 10', 'Unit 9'])
  expect(names({ sort: 'gone' })).toEqual(rows.map(({ name }) => name))
})

test('those that the search finds, and no others', () => {
  expect(names({ search: 'unit', sort: '-name' })).toEqual(['Unit 10', 'Unit 9'])
})
