import { expect, test } from 'vitest'
import { columnWidths } from './column-widths.ts'

const columns = [
  { id: 'name', header: 'Name', value: (row: { name: string }) => row.name },
  { id: 'size', header: 'Size', value: () => 1 },
]

test('columns share the width by what they have to hold, whichever rows show', () => {
  const widths = columnWidths([{ name: 'x'.repeat(24) }, { name: 'y' }], columns)
  expect(widths.map(Math.round)).toEqual([69, 31])
})

test('one endless text does not squeeze the other columns away', () => {
  const [name, size] = columnWidths([{ name: 'x'.repeat(10_000) }], columns)
  expect(name).toBeLessThan(75)
  expect(size).toBeGreaterThan(25)
})
