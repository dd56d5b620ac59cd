import type { DocumentGuess, DocumentReader, DocumentType } from '@captive/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startTestServer, type Caller, type TestServer } from '../../../test/test-server.ts'
import { uploadAs } from '../../../test/upload.ts'

const member = 100
let server: TestServer
let staff: Caller
let token: string
let type: DocumentType
let program: number
let code: string
beforeAll(async () => {
  server = await startTestServer()
  token = await server.token('staff.admin@demo.example')
  staff = await server.as('staff.admin@demo.example')
  const types = (await staff('getDocumentTypes')).body.Payload as DocumentType[]
  type = types.find(({ Code }) => Code.startsWith('Member Kiosk_Agreements'))!
  const [row] = await server.database.sql<{ program: number; code: string }>(
    `select programs_rec_id program, client_code code from clients where client_id = ${member}`,
  )
  ;({ program, code } = row!)
})
afterAll(() => server.close())

const documentOf = async (FileName: string, more: object = {}) => ({
  DocumentId: type.Code,
  DocumentTypesRecId: type.RecId,
  FilePath: await uploadAs(server, token),
  FileName,
  Description: '',
  ClientId: member,
  ProgramsRecId: program,
  Year: 2026,
  Month: 1,
  Day: 1,
  Quarter: 1,
  ...more,
})
const file = async (names: string[], Replace = false) =>
  (
    await staff('fileDocuments', {
      body: { Documents: await Promise.all(names.map((name) => documentOf(name))), Replace },
    })
  ).body
const listed = async (caller = staff) => {
  const { Payload } = (await caller('getDocumentsByClient', { query: { clientId: member } })).body
  return Payload as { RecId: number; FileName: string; FilePath: string }[]
}
const pathsOf = async (name: string) =>
  (await listed()).filter(({ FileName }) => FileName === name).map(({ FilePath }) => FilePath)

test('guesses member, category and year from file names', async () => {
  const name = type.Code.split('_').at(-1)!
  const FileNames = [`${code}_${name}_2025.pdf`, 'scan 0001.pdf']
  const { Payload } = (await staff('guessDocuments', { body: { FileNames } })).body
  expect(Payload as DocumentGuess[]).toEqual([
    { FileName: FileNames[0], ClientId: member, ProgramsRecId: program, DocumentTypesRecId: type.RecId, Year: 2025 },
    { FileName: FileNames[1], ClientId: null, ProgramsRecId: null, DocumentTypesRecId: null, Year: null },
  ])
})

test('files all documents or none', async () => {
  const bad = {
    Documents: [await documentOf('good.pdf'), await documentOf('bad.pdf', { ClientId: 999_999 })],
    Replace: false,
  }
  const { body } = await staff('fileDocuments', { body: bad })
  expect(body.Payload).toBeNull()
  expect(body.Error?.ErrorMessage).toMatch(/^bad\.pdf: /)
  expect(await pathsOf('good.pdf')).toEqual([])
  expect((await file(['one.pdf', 'two.pdf'])).Error?.ErrorStatus).toBe(0)
  expect((await listed()).map(({ FileName }) => FileName)).toEqual(expect.arrayContaining(['one.pdf', 'two.pdf']))
})

test('replaces an older version, and shows it again after an undo', async () => {
  const first = (await file(['terms.pdf'])).Payload as string
  const [older] = await pathsOf('terms.pdf')
  const second = (await file(['terms.pdf'], true)).Payload as string
  const [newer, ...more] = await pathsOf('terms.pdf')
  expect(more).toEqual([])
  expect(newer).not.toBe(older)
  const undo = async (caller: Caller, BatchId: string) =>
    (await caller('undoDocuments', { body: { BatchId } })).body.Error?.ErrorMessage
  expect(await undo(staff, first)).toBe('terms.pdf was replaced by a newer version. Undo that change first.')
  const colleague = await server.as('staff.manager@demo.example')
  expect(await undo(colleague, second)).toBe('These documents no longer exist, or someone else filed them.')
  expect(await undo(staff, second)).toBeNull()
  expect(await pathsOf('terms.pdf')).toEqual([older])
  expect(await undo(staff, second)).not.toBeNull()
})

test('lists for staff who has read a document', async () => {
  await file(['read.pdf'])
  const found = (await listed()).find(({ FileName }) => FileName === 'read.pdf')!
  const readers = async (caller = staff) =>
    (await caller('getDocumentReaders', { query: { RecId: found.RecId } })).body.Payload as DocumentReader[]
  expect(await readers()).toEqual([])
  const admin = await server.as('admin@member.example')
  for (const _ of [1, 2]) await admin('documentDownload', { query: { FileName: found.FilePath } })
  expect(await readers()).toMatchObject([{ Email: 'admin@member.example', Times: 2 }])
  expect((await admin('getDocumentReaders', { query: { RecId: found.RecId } })).status).toBe(403)
})
