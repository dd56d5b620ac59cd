import type { ClientChange } from '@captive/api-client/contract'
import { expect, test } from 'vitest'

import { programsOf } from './programs.ts'

const programs = [1, 2, 3, 600].map((RecId) => ({ RecId, Code: `PC${RecId}-IC`, Name: `Program ${RecId}` }))
const change = (ClientId: number, ProgramsRecId: number): ClientChange => ({
  ClientId,
  ProgramsRecId,
  StartDate: '2020-01-01',
  EndDate: '2021-01-01',
  CreatedDateTime: '2020-01-01',
})
const company = { clientId: 12, programRecId: 3 }
const idsOf = (...given: Parameters<typeof programsOf>) => programsOf(...given).map(({ RecId }) => RecId)

test('[GOV-001] lists current and former programs of a company', () => {
  expect(idsOf(company, [change(12, 1), change(13, 2), change(12, 3)], programs, false)).toEqual([3, 1])
})

test('[GOV-001] lists all programs for staff', () => {
  expect(idsOf(company, [], programs, true)).toEqual([3, 1, 2, 600])
})
