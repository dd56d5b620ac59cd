import { expect, test } from 'vitest'
import { parseTableState } from './table-state.ts'

test('a table stands as its address says', () => {
  const address = { search: 'ridge', sort: '-paid', page: 3, size: 50, hidden: 'city,state' }
  expect(parseTableState({ ...address, tab: 'open' })).toEqual(address)
})

test('[TBL-001] [TBL-002] what cannot be shown is as usual', () => {
  expect(parseTableState({ search: {}, sort: '', page: -1, size: 7, hidden: null })).toEqual({})
  expect(parseTableState({ page: 1.5, size: 20 })).toEqual({})
})

test('digits typed into the address are searched for like letters', () => {
  expect(parseTableState({ search: 2024 })).toEqual({ search: '2024' })
})
