import { expect, test } from 'vitest'
import { columnWidths } from './column-widths.ts'
import type { DataColumn } from './data-column.ts'

interface Row {
  name: string
  paid: number
}

const columns: DataColumn<Row>[] = [
  { id: 'name', header: 'Name', value: (row) => row.name },
  { id: 'paid', header: 'Paid', kind: 'figure', value: (row) => row.paid, text: (row) => `$${row.paid}` },
]

test('a figure has the room of the longest one, wherever among many rows it stands', () => {
  const rows = Array.from({ length: 1000 }, (_, at) => ({ name: 'x', paid: at === 777 ? 123_456_789_000 : 1 }))
  expect(columnWidths(rows, columns)[1]?.least).toBeGreaterThanOrEqual('$123456789000'.length)
})

test('one endless text does not squeeze the other columns away', () => {
  const [name, paid] = columnWidths([{ name: 'x'.repeat(10_000), paid: 5 }], columns)
  expect(name?.least).toBeLessThan(20)
  expect(paid?.least).toBeGreaterThan(5)
})

test('there are widths without rows', () => {
  expect(columnWidths([], columns).every(({ least }) => least > 0)).toBe(true)
})
