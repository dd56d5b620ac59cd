import { expect, test } from 'vitest'
import { parseTableState } from './table-state.ts'

test('reads the state of a table from search params', () => {
  const params = { search: 'ridge', sort: '-paid', page: 3, size: 50, hidden: 'city,state' }
  expect(parseTableState({ ...params, tab: 'open' })).toEqual(params)
})

test('[TBL-001] [TBL-002] malformed values fall back to the defaults', () => {
  expect(parseTableState({ search: {}, sort: '', page: -1, size: 7, hidden: null })).toEqual({})
  expect(parseTableState({ page: 1.5, size: 20 })).toEqual({})
})

test('searches for digits that the router parsed as a number', () => {
  expect(parseTableState({ search: 2024 })).toEqual({ search: '2024' })
})
