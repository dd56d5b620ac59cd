import { assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { searchText } from '../../format/search-text.ts'
import type { DataColumn } from './data-column.ts'
import { rowSearch } from './search-rows.ts'

interface Fund {
  name: string
  balance: number
}

const funds: Fund[] = [
  { name: 'Blue-Ridge Haulage, L.L.C.', balance: 1234.5 },
  { name: 'Cedar & Sons', balance: 12 },
]

const columns: DataColumn<Fund>[] = [
  { id: 'name', header: 'Name', value: (fund) => fund.name },
  { id: 'balance', header: 'Balance', value: (fund) => fund.balance, text: (fund) => `$${fund.balance.toFixed(2)}` },
]

function search<Row extends object>(rows: readonly Row[], searched: readonly DataColumn<Row>[], query: string) {
  const isFound = rowSearch(searched)
  return rows.filter((row) => isFound(row, searchText(query)))
}

const find = (query: string) => search(funds, columns, query).map((fund) => fund.name.slice(0, 4))

test('[SEL-006] ignores case and punctuation', () => {
  expect(find('blue ridge')).toEqual(['Blue'])
  expect(find('LLC')).toEqual(['Blue'])
  expect(find('cedar-&-SONS')).toEqual(['Ceda'])
})

test('[SEL-006] searches all alphabets and ignores accents', () => {
  const people = ['Peña', 'PEN\u0303A', 'Peach', '日本', 'Blue Ridge'].map((name) => ({ name, balance: 0 }))
  const named = (query: string) => search(people, columns, query).map(({ name }) => name)
  expect(named('pena')).toEqual(['Peña', 'PEN\u0303A'])
  expect(named('peña')).toEqual(['Peña', 'PEN\u0303A'])
  expect(named('日本')).toEqual(['日本'])
})

test('[SEL-006] searches the shown text of each column', () => {
  expect(find('$12.00')).toEqual(['Ceda'])
  expect(find('sons1200')).toEqual([])
})

test('[SEL-006] finds everything for a query without letters', () => {
  expect(find(' - ')).toEqual(['Blue', 'Ceda'])
})

test('[SEL-006] matches normalized cells with a normalized query', () => {
  const signs = constantFrom('a', 'B', 'k', '7', ' ', '-', '|', '$', 'ı', '\u212a', 'ñ', '\u0303', '日', '\ud83d\ude9a')
  const text = string({ unit: signs, maxLength: 6 })
  const searchCells = (cells: string[], query: string) =>
    search(
      [cells],
      cells.map((cell, at) => ({ id: String(at), header: '', value: () => cell })),
      query,
    )
  const rule = property(text, text, text, (name, city, query) => {
    const isFound = [name, city].some((cell) => searchText(cell).includes(searchText(query)))
    expect(searchCells([name, city], query)).toHaveLength(isFound ? 1 : 0)
  })
  assert(rule, { numRuns: 2_000 })
})
