import type { Document } from '@captive/api-client/contract'
import { expect, test } from 'vitest'

import { dayOf, documentsIn, fileNameOf, titleOf } from './document-facts.ts'

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
