import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { DataColumn } from './data-column.ts'
import type { TableState } from './table-state.ts'
import { useFilteredRows } from './use-filtered-rows.ts'

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
function names(state: TableState): string[] {
  function Names() {
    const found = useFilteredRows({ rows, columns, rowKey: ({ name }) => name, state })
    return found.map(({ name }) => name).join('|')
  }
  return renderToStaticMarkup(createElement(Names)).split('|')
}

test('sorts stably, with missing values last', () => {
  expect(names({})).toEqual(rows.map(({ name }) => name))
  expect(names({ sort: 'name' })).toEqual(['Álamo', 'Beta', 'Unit 9', 'Unit 10'])
  expect(names({ sort: 'size' })).toEqual(['Unit 10', 'Álamo', 'Beta', 'Unit 9'])
  expect(names({ sort: '-size' })).toEqual(['Álamo', 'Beta', 'Unit 10', 'Unit 9'])
  expect(names({ sort: 'gone' })).toEqual(rows.map(({ name }) => name))
})

test('filters by the search', () => {
  expect(names({ search: 'unit', sort: '-name' })).toEqual(['Unit 10', 'Unit 9'])
})
