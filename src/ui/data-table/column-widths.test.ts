import { expect, test } from 'vitest'
import { columnWidths } from './column-widths.ts'
import type { DataColumn } from './data-column.ts'

interface Row {
  name: string
  paid: number
}

const columns: DataColumn<Row>[] = [
  { id: 'name', header: 'Name', value: (row) => row.name },
  { id: 'paid', header: 'Paid', kind: 'dollars', value: (row) => row.paid, text: (row) => `$${row.paid}` },
]

test('fits the longest figure among many rows', () => {
  const rows = Array.from({ length: 1000 }, (_, at) => ({ name: 'x', paid: at === 777 ? 123_456_789_000 : 1 }))
  expect(columnWidths(rows, columns)[1]?.minWidth).toBeGreaterThanOrEqual('$123456789000'.length)
})

test('fits a total wider than its rows', () => {
  const [name, paid] = columns
  const width = (total: string, value: number) =>
    columnWidths([{ name: 'x', paid: value }], [name!, { ...paid!, total: () => total }])[1]?.minWidth
  expect(width('$380889000', 5)).toBe(width('$0', 380_889_000))
})

test('limits the width of one very long text', () => {
  const [name, paid] = columnWidths([{ name: 'x'.repeat(10_000), paid: 5 }], columns)
  expect(name?.minWidth).toBeLessThan(20)
  expect(paid?.minWidth).toBeGreaterThan(5)
})

test('shrinks names before figures', () => {
  const [name, paid] = columnWidths([{ name: 'Miguel Maldonado', paid: 5 }], columns)
  expect(name?.preferred).toBeGreaterThan(12)
  expect(name?.minWidth).toBeLessThan(12)
  expect(paid?.preferred).toBe(paid?.minWidth)
})

test('gives buttons a fixed width', () => {
  const buttons: DataColumn<Row> = { id: 'edit', header: 'Actions', value: () => null, minWidth: 10, sortable: false }
  const [name, , pressed] = columnWidths([{ name: 'x', paid: 5 }], [...columns, buttons])
  expect(pressed).toEqual({ minWidth: 10, preferred: 10, grow: 0 })
  expect(name?.grow).toBeGreaterThan(0)
})

test('computes widths without rows', () => {
  expect(columnWidths([], columns).every(({ minWidth }) => minWidth > 0)).toBe(true)
})
