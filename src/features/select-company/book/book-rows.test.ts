import type { BookCompany } from '@captive/api-client/contract'
import { expect, test } from 'vitest'

import type { CompanyRow } from '../companies.ts'
import { toBookRows } from './book-rows.ts'

const figures = (ClientId: number, over: Partial<BookCompany> = {}) =>
  ({ ClientId, DaysToRenewal: null, Items: 0, OpenedAt: null, IsStarred: false, ...over }) as BookCompany
const companies = [1, 2, 3, 4, 5].map((clientId) => ({ name: `C${clientId}`, company: { clientId } }) as CompanyRow)

test('sorts companies by star, recent use, renewal and items', () => {
  const book = [
    figures(1, { DaysToRenewal: 90 }),
    figures(2, { Items: 3 }),
    figures(3, { OpenedAt: '2026-11-01T00:00:00Z', DaysToRenewal: 200 }),
    figures(4, { IsStarred: true }),
    figures(5, { DaysToRenewal: 23 }),
    figures(6), // not a company that the user can select
  ]
  expect(toBookRows(book, companies).map(({ ClientId }) => ClientId)).toEqual([4, 3, 5, 1, 2])
})
