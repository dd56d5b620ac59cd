import type { Claim } from '@captive/api-client/contract'
import { expect, test } from 'vitest'

import { claimsToShow, parseClaimsSearch } from './claims-register.ts'

const claim = (RecId: number, StatusCode: string, TotalIncurred: number) =>
  ({ RecId, StatusCode, TotalIncurred }) as Claim
const claims = [claim(1, 'Closed', 900), claim(2, 'Open', 5), claim(3, 'Reopened', 50), claim(4, 'Closed', 1_000)]
const shown = (state?: 'open' | 'closed') => claimsToShow(claims, state).map(({ RecId }) => RecId)

test('sorts open claims first, then by incurred amount', () => {
  expect(shown()).toEqual([3, 2, 4, 1])
  expect(shown('open')).toEqual([3, 2])
  expect(shown('closed')).toEqual([4, 1])
})

test('parses search params and drops invalid ones', () => {
  const search = { state: 'open', sort: '-incurred', search: 'ruiz' }
  expect(parseClaimsSearch({ ...search, other: 1 })).toEqual(search)
  expect(parseClaimsSearch({ state: 'lost', page: -1 })).toEqual({})
})
