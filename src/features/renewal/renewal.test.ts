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

test('[REN-002] takes the latest Commercial Auto expiration as term', () => {
  expect(renewal.term).toBe('2027-03-01')
})

test('[REN-003] has no term without a Commercial Auto policy', () => {
  expect(toRenewal({ policies: [policy('Excess', '2027-03-01')], types, documents }).term).toBeUndefined()
})

test('[REN-013] offers the active renewal categories for members', () => {
  expect(renewalUploadForm(renewal.types).controls.find(({ key }) => key === 'category')?.options).toEqual([
    { value: '2', label: 'Collateral', group: 'Member Kiosk - Renewal Documentation' },
    { value: '1', label: 'Loss Runs', group: 'Member Kiosk - Renewal Documentation' },
  ])
})

test('[REN-014] lists the terms, newest first', () => {
  expect(termsOf(renewal)).toEqual(['2027-03-01', '2025-03-01'])
  expect(termsOf({ ...renewal, term: '2028-03-01' })).toEqual(['2028-03-01', '2027-03-01', '2025-03-01'])
  expect(termsOf({ ...renewal, term: undefined, documents: [] })).toEqual([])
})

test('[REN-017] lists renewal documents only', () => {
  expect(renewal.documents.map(({ RecId }) => RecId)).toEqual([2, 1, 3])
})

test('counts the documents of the latest term by category', () => {
  expect(sentByCategory(renewal).map(({ type: { Name }, sent }) => [Name, sent])).toEqual([
    ['Loss Runs', 2],
    ['Collateral', 0],
  ])
})
