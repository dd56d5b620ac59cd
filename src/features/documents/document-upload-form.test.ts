import type { Client, ClientChange, DocumentType } from '@captive/api-client/contract'
import { FormStore } from '@captive/form-engine/store'
import { expect, test } from 'vitest'

import { coupleAnswers, documentUploadForm } from './document-upload-form.ts'
import { MissingAnswerError } from '../../forms/read-answers.ts'
import { toDocument } from './to-document.ts'

const type = (RecId: number, Code: string, Tier: DocumentType['Tier'], change: Partial<DocumentType> = {}) => ({
  RecId,
  Code,
  Name: Code.split('_').at(-1) ?? '',
  Tier,
  IsActive: 1 as const,
  ClientAllowUpload: 0 as const,
  ...change,
})
const programs = [1, 2, 3].map((RecId) => ({ RecId, Code: `PC${RecId}-IC`, Name: `Program ${RecId}` }))
const client = (ClientId: number, ClientName: string, ProgramsRecId: number | null) =>
  ({ ClientId, ClientName, ProgramsRecId }) as Client
const wasIn = (ClientId: number, ProgramsRecId: number): ClientChange => ({
  ClientId,
  ProgramsRecId,
  StartDate: '2020-01-01',
  EndDate: null,
  CreatedDateTime: '2020-01-01',
})

const upload = documentUploadForm({
  types: [
    type(1, 'Policy Library_Policies', 'Insured'),
    type(2, 'Governance_Organization_Meetings_Minutes', 'Program'),
    type(3, 'Governance_Organization_Meetings_Agendas', 'Program'),
    type(4, 'Old_Papers', 'Program', { IsActive: 0 }),
    type(5, 'Member Kiosk_Renewal Documentation_Loss Runs', 'Insured', { ClientAllowUpload: 1 }),
  ],
  programs,
  clients: [client(12, 'Ridge', 3), client(13, 'Mesa', 1), client(14, 'Prospect', null)],
  history: [wasIn(12, 3), wasIn(13, 1), wasIn(13, 2)],
})

const file = [{ name: 'minutes.pdf', size: 9, filePath: 'stored/1' }]

function openForm() {
  const store = new FormStore(upload.form)
  coupleAnswers(store, upload)
  const shown = () => [...upload.form.visible(store.answers()).keys]
  const missing = () => upload.form.validate(store.answers()).map(({ key }) => key)
  return { store, shown, missing }
}

const optionsOf = (key: string) => upload.form.controls.find((control) => control.key === key)?.options ?? []

test('[UPL-002] [UPL-003] offers active staff categories in groups', () => {
  expect(optionsOf('category')).toEqual([
    { value: '3', label: 'Agendas', group: 'Governance - Organization - Meetings' },
    { value: '2', label: 'Minutes', group: 'Governance - Organization - Meetings' },
    { value: '1', label: 'Policies', group: 'Policy Library' },
  ])
})

test('[UPL-001] shows all fields at once', () => {
  expect(openForm().shown()).toEqual(['category', 'program', 'member', 'date', 'description', 'file'])
})

test('[UPL-004] a new category clears member, program and date', () => {
  const { store } = openForm()
  store.set('category', '1')
  store.set('member', '13')
  store.set('program', '2')
  store.set('date', '2026-05-07')
  store.set('description', 'Kept')
  store.set('category', '3')
  expect(store.answers()).toEqual({ category: '3', description: 'Kept' })
})

test('[UPL-005] a new member limits the programs', () => {
  const { store, missing } = openForm()
  store.set('category', '1')
  expect(optionsOf('member').map(({ label }) => label)).toEqual(['Ridge', 'Mesa'])
  store.set('member', '13')
  expect(upload.programsOfMember(store.answers())?.map(({ RecId }) => RecId)).toEqual([1, 2])
  expect(store.answers()['program']).toBeUndefined()
  store.set('program', '2')
  store.set('member', '12')
  expect(store.answers()).toMatchObject({ program: '3' }) // the member's only program
  store.set('program', '1')
  expect(missing()).toContain('program')
})

test('[UPL-006] a program of a program category clears the member', () => {
  const { store } = openForm()
  store.set('category', '2')
  store.set('member', '12')
  expect(store.answers()).toMatchObject({ member: '12', program: '3' })
  store.set('program', '1')
  expect(store.answers()).toEqual({ category: '2', program: '1' })
  store.set('date', '2026-05-07')
  store.set('file', file)
  expect(toDocument(store.answers(), upload)).toMatchObject({ ClientId: null, ProgramsRecId: 1 })
})

test('[UPL-007] [UPL-008] [UPL-009] [UPL-010] [UPL-011] names the missing answers', () => {
  const { store, missing } = openForm()
  expect(missing()).toEqual(['category', 'program', 'date', 'file'])
  store.set('category', '1')
  expect(missing()).toEqual(['program', 'member', 'date', 'file'])
  store.set('member', '13')
  expect(missing()).toEqual(['program', 'date', 'file'])
  store.set('program', '1')
  store.set('date', '2026-05-07')
  expect(missing()).toEqual(['file'])
  store.set('file', file)
  expect(missing()).toEqual([])
  store.set('category', '2')
  expect(missing()).toEqual(['program', 'date'])
})

test('[UPL-017] [TBL-011] makes the document record', () => {
  const { store } = openForm()
  store.set('category', '1')
  store.set('member', '12')
  store.set('date', '2026-05-07')
  store.set('description', ' The policy. ')
  store.set('file', file)
  expect(toDocument(store.answers(), upload)).toEqual({
    DocumentId: 'Policy Library_Policies',
    DocumentTypesRecId: 1,
    FilePath: 'stored/1',
    FileName: 'minutes.pdf',
    Description: 'The policy.',
    ClientId: 12,
    ProgramsRecId: 3,
    Year: 2026,
    Month: 5,
    Day: 7,
    Quarter: 2,
  })
})

test('requires every answer but the description', () => {
  const complete = { category: '1', member: '12', program: '3', date: '2026-05-07', file }
  expect(toDocument(complete, upload).Description).toBe('')
  for (const key of ['category', 'date', 'member', 'program', 'file'])
    expect(() => toDocument({ ...complete, [key]: undefined }, upload), key).toThrow(MissingAnswerError)
  expect(() => toDocument({ ...complete, file: [{ name: 'minutes.pdf' }] }, upload)).toThrow(MissingAnswerError)
  expect(() => toDocument({ ...complete, category: '999' }, upload)).toThrow(MissingAnswerError)
  expect(() => toDocument({ category: '2', date: '2026-05-07', file }, upload)).toThrow(MissingAnswerError)
})
