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

const find = (query: string) => rowSearch(funds, columns)(funds, query).map((fund) => fund.name.slice(0, 4))

test('[SEL-006] case and punctuation do not matter, on either side', () => {
  expect(find('blue ridge')).toEqual(['Blue'])
  expect(find('LLC')).toEqual(['Blue'])
  expect(find('cedar-&-SONS')).toEqual(['Ceda'])
})

test('[SEL-006] letters of every alphabet are searched, with and without accents', () => {
  const people = ['Peña', 'PEN\u0303A', 'Peach', '日本', 'Blue Ridge']
  const search = rowSearch(people, [{ id: 'name', header: 'Name', value: (name: string) => name }])
  expect(search(people, 'pena')).toEqual(['Peña', 'PEN\u0303A'])
  expect(search(people, 'peña')).toEqual(['Peña', 'PEN\u0303A'])
  expect(search(people, '日本')).toEqual(['日本'])
})

test('[SEL-006] the search reads what is shown, in any one column', () => {
  expect(find('$12.00')).toEqual(['Ceda'])
  expect(find('sons1200')).toEqual([])
})

test('[SEL-006] a query without letters and digits finds everything', () => {
  expect(find(' - ')).toEqual(['Blue', 'Ceda'])
})

test('[SEL-006] what one search found narrows the next, in any order of typing and of rows', () => {
  const search = rowSearch(funds, columns)
  const turned = funds.toReversed()
  for (const [ordered, query] of [
    [funds, 'b'],
    [funds, 'bl'],
    [funds, 'ce'],
    [funds, 'c'],
    [turned, 'ce'],
    [funds, ''],
    [funds, 'l'],
    [funds, 'llc'],
    [turned, 'llc'],
  ] as const)
    expect(search(ordered, query), query).toEqual(rowSearch(funds, columns)(ordered, query))
})

test('[SEL-006] a row is found when what is left of a cell holds what is left of the query', () => {
  const signs = constantFrom('a', 'B', 'k', '7', ' ', '-', '|', '$', 'ı', '\u212a', 'ñ', '\u0303', '日', '\ud83d\ude9a')
  const text = string({ unit: signs, maxLength: 6 })
  const search = (cells: string[], query: string) =>
    rowSearch(
      [cells],
      cells.map((cell, at) => ({ id: String(at), header: '', value: () => cell })),
    )([cells], query)
  const rule = property(text, text, text, (name, city, query) => {
    const isFound = [name, city].some((cell) => searchText(cell).includes(searchText(query)))
    expect(search([name, city], query)).toHaveLength(isFound ? 1 : 0)
  })
  assert(rule, { numRuns: 2_000 })
})
