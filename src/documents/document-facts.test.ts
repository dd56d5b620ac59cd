import type { Document } from '@captive/api-client/contract'
import { expect, test } from 'vitest'

import { dayOf, documentsIn, fileNameOf, titleOf, warningOf } from './document-facts.ts'

const filed = (RecId: number, DocumentId: string, [Year, Month, Day] = [2026, 3, 31]) =>
  ({ RecId, DocumentId, Year, Month, Day, FileName: `${RecId}.pdf` }) as Document

test('[DOC-011] lists a category and its subcategories, newest first', () => {
  const documents = [
    filed(1, 'Governance_Organization_Meetings_Minutes', [2025, 12, 1]),
    filed(2, 'Governance_Organization_Meetings'),
    filed(3, 'Governance_Organization_Meetings of Others'),
    filed(4, 'Governance_Organization'),
    filed(5, 'Governance_Organization_Meetings_Agendas'),
  ]
  expect(documentsIn(documents, 'Governance_Organization_Meetings').map(({ RecId }) => RecId)).toEqual([5, 2, 1])
})

test('formats the date of a document', () => {
  expect(dayOf({ Year: 2026, Month: 3, Day: 7 })).toBe('2026-03-07')
})

test('removes invalid characters from file names', () => {
  const document = { DocumentId: 'Governance_Organization_Meetings_Minutes', FileName: 'Minutes: Q3/2026\u0000.pdf' }
  expect(fileNameOf(document)).toBe('Minutes Q3 2026 .pdf')
  expect(titleOf({ ...document, FileName: 'Minutes Q3 2026.pdf' })).toBe('Minutes Q3 2026')
  expect(titleOf({ ...document, FileName: '' })).toBe('Minutes')
})

test.each([
  [{ State: 'waiting', ActiveContent: 'macros' }, 'Waits for the virus check. It can be opened after that.'],
  [{ State: 'infected', ActiveContent: null }, 'Contains a virus. It was set aside and cannot be opened.'],
  [{ State: 'clean', ActiveContent: 'formulas' }, /begin like a formula/],
  [{ State: 'not-scanned', ActiveContent: 'macros' }, /contains macros/i],
] as const)('warns of a document that is %j', (document, words) => expect(warningOf(document)).toMatch(words))

test('does not warn of most documents', () => {
  expect([warningOf({ State: 'clean', ActiveContent: null }), warningOf({})]).toEqual([undefined, undefined])
})
