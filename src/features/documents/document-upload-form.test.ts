import type { Client, ClientChange, DocumentType } from '@captive/api-client/contract'
import { FormSession } from '@captive/form-engine/session'
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

function filling() {
  const session = new FormSession(upload.form)
  coupleAnswers(session, upload)
  const shown = () => [...upload.form.visible(session.answers()).keys]
  const missing = () => upload.form.validate(session.answers()).map(({ key }) => key)
  return { session, shown, missing }
}

const optionsOf = (key: string) => upload.form.controls.find((control) => control.key === key)?.options ?? []

test('[UPL-002] [UPL-003] active categories that members do not upload are offered, under their path', () => {
  expect(optionsOf('category')).toEqual([
    { value: '3', label: 'Agendas', group: 'Governance - Organization - Meetings' },
    { value: '2', label: 'Minutes', group: 'Governance - Organization - Meetings' },
    { value: '1', label: 'Policies', group: 'Policy Library' },
  ])
})

test('[UPL-001] category, program and member are asked from the start', () => {
  expect(filling().shown()).toEqual(['category', 'program', 'member', 'date', 'description', 'file'])
})

test('[UPL-004] another category takes member, program and date away', () => {
  const { session } = filling()
  session.set('category', '1')
  session.set('member', '13')
  session.set('program', '2')
  session.set('date', '2026-05-07')
  session.set('description', 'Kept')
  session.set('category', '3')
  expect(session.answers()).toEqual({ category: '3', description: 'Kept' })
})

test('[UPL-005] a member is chosen among all that are in a program, and decides which programs there are', () => {
  const { session, missing } = filling()
  session.set('category', '1')
  expect(optionsOf('member').map(({ label }) => label)).toEqual(['Ridge', 'Mesa'])
  session.set('member', '13')
  expect(upload.programsOfMember(session.answers())?.map(({ RecId }) => RecId)).toEqual([1, 2])
  expect(session.answers()['program']).toBeUndefined()
  session.set('program', '2')
  session.set('member', '12')
  expect(session.answers()).toMatchObject({ program: '3' }) // the only one
  session.set('program', '1')
  expect(missing()).toContain('program')
})

test('[UPL-006] a program that is chosen for a category of programs takes the member away', () => {
  const { session } = filling()
  session.set('category', '2')
  session.set('member', '12')
  expect(session.answers()).toMatchObject({ member: '12', program: '3' })
  session.set('program', '1')
  expect(session.answers()).toEqual({ category: '2', program: '1' })
  session.set('date', '2026-05-07')
  session.set('file', file)
  expect(toDocument(session.answers(), upload)).toMatchObject({ ClientId: null, ProgramsRecId: 1 })
})

test('[UPL-007] [UPL-008] [UPL-009] [UPL-010] [UPL-011] it is complete with category, program, member of a member, date and file', () => {
  const { session, missing } = filling()
  expect(missing()).toEqual(['category', 'program', 'date', 'file'])
  session.set('category', '1')
  expect(missing()).toEqual(['program', 'member', 'date', 'file'])
  session.set('member', '13')
  expect(missing()).toEqual(['program', 'date', 'file'])
  session.set('program', '1')
  session.set('date', '2026-05-07')
  expect(missing()).toEqual(['file'])
  session.set('file', file)
  expect(missing()).toEqual([])
  session.set('category', '2')
  expect(missing()).toEqual(['program', 'date'])
})

test('[UPL-017] [TBL-011] the record has the code of the category, the file, the day and its quarter', () => {
  const { session } = filling()
  session.set('category', '1')
  session.set('member', '12')
  session.set('date', '2026-05-07')
  session.set('description', ' The policy. ')
  session.set('file', file)
  expect(toDocument(session.answers(), upload)).toEqual({
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

test('a document is not filed without a category, day, member, program or stored file; a description is optional', () => {
  const complete = { category: '1', member: '12', program: '3', date: '2026-05-07', file }
  expect(toDocument(complete, upload).Description).toBe('')
  for (const key of ['category', 'date', 'member', 'program', 'file'])
    expect(() => toDocument({ ...complete, [key]: undefined }, upload), key).toThrow(MissingAnswerError)
  expect(() => toDocument({ ...complete, file: [{ name: 'minutes.pdf' }] }, upload)).toThrow(MissingAnswerError)
  expect(() => toDocument({ ...complete, category: '999' }, upload)).toThrow(MissingAnswerError)
  expect(() => toDocument({ category: '2', date: '2026-05-07', file }, upload)).toThrow(MissingAnswerError)
})
