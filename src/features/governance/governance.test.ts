import type { Api } from '@captive/api-client'
import type { Document } from '@captive/api-client/contract'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'

import { latestMinutes, nextMeeting } from './meetings.ts'
import { slateQuery } from './queries.ts'
import { yearsTo } from './years.ts'

const document = (RecId: number, kind: string, [Year, Month, Day]: [number, number, number]) =>
  ({ RecId, DocumentId: `Governance_Organization_Meetings_${kind}`, Year, Month, Day }) as Document

test('the next meeting is the first future one with documents', () => {
  const documents = [
    document(1, 'Agendas', [2027, 3, 1]),
    document(2, 'Agendas', [2026, 12, 4]),
    document(3, 'Minutes', [2026, 9, 12]),
  ]
  expect(nextMeeting(documents, '2026-11-22')).toBe('2026-12-04')
  expect(nextMeeting(documents, '2026-12-04')).toBe('2026-12-04')
  expect(nextMeeting(documents, '2027-04-01')).toBeUndefined()
  expect(latestMinutes(documents)?.RecId).toBe(3)
})

test('lists years without documents too', () => {
  expect(yearsTo(2026, [2022, 2024])).toEqual([2026, 2025, 2024, 2023, 2022])
  expect(yearsTo(2026, [])).toEqual([])
})

test('[GOV-016] loads missing types one by one', async () => {
  const person = { ClientId: 12, Company: 'Ridge', FirstName: 'Dana', LastName: 'Reyes' }
  const getMembershipType = vi.fn(async () => ({ RecId: 9, Name: 'Auditor' }))
  const getMembershipTypes = vi.fn(async () => [{ RecId: 1, Name: 'Chair' }])
  const slateOf = async (Types: string[]) => {
    const getOfficerAndCommiteeSlates = async () => Types.map((Type) => ({ ...person, Type }))
    const api = { getMembershipType, getMembershipTypes, getOfficerAndCommiteeSlates } as unknown as Api
    const slate = await new QueryClient().fetchQuery(slateQuery(api, 3))
    return slate.map(({ Type }) => Type)
  }
  expect(await slateOf(['Treasurer'])).toEqual(['Treasurer'])
  expect(getMembershipType).not.toHaveBeenCalled()
  expect(await slateOf(['1', '9', 'Treasurer'])).toEqual(['Chair', 'Auditor', 'Treasurer'])
  expect(getMembershipType).toHaveBeenCalledExactlyOnceWith({ query: { RecId: 9 } }, expect.anything())
})
