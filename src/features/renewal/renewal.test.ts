import type { Document, DocumentType, Policy } from '@captive/api-client/contract'
import { expect, test } from 'vitest'

import { renewalUploadForm } from './renewal-upload-form.ts'
import { sentByCategory, termsOf, toRenewal } from './renewal.ts'

const policy = (LOB: string, ExpirationDate: string, CancelDate: string | null = null) =>
  ({ LOB, ExpirationDate, CancelDate }) as Policy

const type = (RecId: number, Code: string, change: Partial<DocumentType> = {}): DocumentType => ({
  RecId,
  Code,
  Name: Code.split('_').at(-1) ?? '',
  Tier: 'Insured',
  IsActive: 1,
  ClientAllowUpload: 1,
  ...change,
})
const types = [
  type(1, 'Member Kiosk_Renewal Documentation_Loss Runs'),
  type(2, 'Member Kiosk_Renewal Documentation_Collateral'),
  type(3, 'Member Kiosk_Renewal Documentation_Old', { IsActive: 0 }),
  type(4, 'Member Kiosk_Renewal Documentation_Ours', { ClientAllowUpload: 0 }),
  type(5, 'Member Kiosk_Agreements'),
]

const document = (RecId: number, DocumentTypesRecId: number, day: string, DocumentId = types[0]!.Code) => {
  const [Year, Month, Day] = day.split('-').map(Number)
  return { RecId, DocumentTypesRecId, DocumentId, Year, Month, Day } as Document
}
const documents = [
  document(1, 1, '2027-03-01'),
  document(2, 1, '2027-03-01'),
  document(3, 1, '2025-03-01'),
  document(4, 5, '2026-03-01', 'Member Kiosk_Agreements'),
]
const renewal = toRenewal({
  policies: [
    policy('Commercial Auto', '2026-03-01'),
    policy('COMMERCIAL AUTO', '2027-03-01', '2026-09-01'),
    policy('General Liability', '2028-01-01'),
  ],
  types,
  documents,
})

test('[REN-002] the latest term is the last day of any Commercial Auto policy, cancelled or not', () => {
  expect(renewal.term).toBe('2027-03-01')
})

test('[REN-003] without such a policy there is no term', () => {
  expect(toRenewal({ policies: [policy('Excess', '2027-03-01')], types, documents }).term).toBeUndefined()
})

test('[REN-013] offered are the active categories of renewals that members file under, in their group', () => {
  expect(renewalUploadForm(renewal.types).controls.find(({ key }) => key === 'category')?.options).toEqual([
    { value: '2', label: 'Collateral', group: 'Member Kiosk - Renewal Documentation' },
    { value: '1', label: 'Loss Runs', group: 'Member Kiosk - Renewal Documentation' },
  ])
})

test('[REN-014] the terms are those of the documents and the latest one, newest first', () => {
  expect(termsOf(renewal)).toEqual(['2027-03-01', '2025-03-01'])
  expect(termsOf({ ...renewal, term: '2028-03-01' })).toEqual(['2028-03-01', '2027-03-01', '2025-03-01'])
  expect(termsOf({ ...renewal, term: undefined, documents: [] })).toEqual([])
})

test('[REN-017] the history has the documents of the path of renewals and no others', () => {
  expect(renewal.documents.map(({ RecId }) => RecId)).toEqual([2, 1, 3])
})

test('what the latest term misses is told by category', () => {
  expect(sentByCategory(renewal).map(({ type: { Name }, sent }) => [Name, sent])).toEqual([
    ['Loss Runs', 2],
    ['Collateral', 0],
  ])
})
