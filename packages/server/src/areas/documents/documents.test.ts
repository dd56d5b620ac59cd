import { randomBytes } from 'node:crypto'
import { readdir, utimes } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { contract, type Document, type DocumentType, type DocumentUploadPayload } from '@captive/api-client/contract'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { startTestServer, type Caller, type TestServer } from '../../../test/test-server.ts'
import { smallPdf, uploadAs } from '../../../test/upload.ts'
import { cleanUp } from '../../operation/background-work.ts'

const program = 1 // company 100, the member's company
const own = 100
const foreign = 101

let server: TestServer
let tokens: Record<'staff' | 'employee' | 'member', string>
let staff: Caller, employee: Caller, member: Caller, xmember: Caller, broker: Caller
let types: DocumentType[]
beforeAll(async () => {
  server = await startTestServer()
  tokens = {
    staff: await server.token('staff.admin@demo.example'),
    employee: await server.token('staff.employee@demo.example'),
    member: await server.token('admin@member.example'),
  }
  staff = server.withToken(tokens.staff)
  employee = server.withToken(tokens.employee)
  member = server.withToken(tokens.member)
  xmember = await server.as('admin@xmember.example')
  broker = await server.as('admin@broker.example')
  types = (await member('getDocumentTypes')).body.Payload as DocumentType[]
})
afterAll(() => server.close())

const minutes = 'Governance_Organization_Meetings_Minutes'
const bonds = 'Premium Payment & Collateral_Collateral_Surety Bonds'
const lossRuns = 'Member Kiosk_Renewal Documentation_Loss Runs'
const overview = 'Program Information_Overview Summary'

/** A payload that createDocument accepts for a type, of the program or of the member. */
function payloadOf(code: string, change: Partial<DocumentUploadPayload> = {}): DocumentUploadPayload {
  const type = types.find(({ Code }) => Code === code)!
  return {
    DocumentId: code,
    DocumentTypesRecId: type.RecId,
    FilePath: '',
    FileName: 'Minutes – März 2026.pdf',
    Description: 'As signed',
    ClientId: type.Tier === 'Program' ? null : own,
    ProgramsRecId: program,
    Year: 2026,
    Month: 3,
    Day: 31,
    Quarter: 1,
    ...change,
  }
}

/** Uploads and files a document, and returns it as staff see it. */
async function fileDocument(code: string, change: Partial<DocumentUploadPayload> = {}, content = smallPdf) {
  const FilePath = await uploadAs(server, tokens.staff, content)
  const body = payloadOf(code, { FilePath, ...change })
  expect((await staff('createDocument', { body })).body.Error).toMatchObject({ ErrorStatus: 0 })
  return (await listed(staff)).find((document) => document.FilePath === FilePath)!
}

/** All documents of program 1 and of the member that a caller can list. */
async function listed(caller: Caller) {
  const answers = await Promise.all([
    caller('getDocumentsByProgram', { query: { programsRecId: program } }),
    caller('getDocumentsByClient', { query: { clientId: own } }),
  ])
  return answers.flatMap(({ body }) => body.Payload as Document[])
}

const download = (caller: Caller, { FilePath }: Pick<Document, 'FilePath'>) =>
  caller('documentDownload', { query: { FileName: FilePath } })
const remove = (caller: Caller, { FilePath, RecId }: Pick<Document, 'FilePath' | 'RecId'>) =>
  caller('documentDelete', { query: { FileName: FilePath, RecId } })
const noDocument = { ErrorStatus: expect.any(Number), ErrorMessage: 'No Document Found' }

/** Activates or deactivates permission codes of member administrators while `work` runs. */
async function withCodes(codes: readonly string[], isActive: 0 | 1, work: () => Promise<void>) {
  const before = await server.database.sql<{ id: number; is_active: number }>(
    'select objects_rec_id id, is_active from object_access join objects on rec_id = objects_rec_id where role_groups_rec_id = 21 and code = any($1)',
    [codes],
  )
  const set = (id: number, value: number) =>
    server.database.sql(
      'update object_access set is_active = $2 where role_groups_rec_id = 21 and objects_rec_id = $1',
      [id, value],
    )
  for (const { id } of before) await set(id, isActive)
  try {
    await work()
  } finally {
    for (const { id, is_active } of before) await set(id, is_active)
  }
}

describe('a document', () => {
  test('[DOC-003] [DOC-008] [UPL-017] of a program is listed and downloaded with its type', async () => {
    const document = await fileDocument(minutes)
    expect(document).toMatchObject({ DocumentId: minutes, Quarter: 1, CreatedBy: 'staff.admin@demo.example' })
    const seen = (await member('getDocumentsByProgram', { query: { programsRecId: program } })).body.Payload
    expect(seen).toContainEqual(document)
    const { status, headers, raw } = await download(member, document)
    expect(status).toBe(200)
    expect(raw.equals(smallPdf)).toBe(true)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(smallPdf.length),
      'content-disposition': `attachment; filename="Minutes ? M?rz 2026.pdf"; filename*=UTF-8''Minutes%20%E2%80%93%20M%C3%A4rz%202026.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'no-store',
    })
  })

  test('[DOC-004] [DOC-009] of a company is visible only to it and its broker', async () => {
    const document = await fileDocument(bonds)
    for (const caller of [member, broker, staff]) {
      expect(await listed(caller)).toContainEqual(document)
      expect((await download(caller, document)).status).toBe(200)
    }
    expect(await listed(xmember)).toEqual([])
    for (const FilePath of [document.FilePath, '../encryption.key', 'x'.repeat(32)]) {
      const { status, body } = await download(xmember, { FilePath })
      expect([status, body]).toEqual([404, { Error: noDocument }])
    }
  })

  test('is hidden from other programs and other members', async () => {
    const [ofProgram, ofCompany] = [await fileDocument(minutes), await fileDocument(bonds)]
    const [neighbor] = await server.database.sql<{ rec_id: number; email: string }>(
      `select users.rec_id, email from users join clients using (client_id)
        join user_role_groups on users_rec_id = users.rec_id and user_role_groups.is_active = 1
        where programs_rec_id = $1 and client_id <> $2 and role_groups_rec_id = 21 and users.is_active = 1 limit 1`,
      [program, own],
    )
    await server.database.sql(
      `insert into passwords (users_rec_id, hash)
        select $1, hash from passwords join users on rec_id = users_rec_id where email = $2
        on conflict (users_rec_id) do update set hash = excluded.hash`,
      [neighbor!.rec_id, 'admin@member.example'],
    )
    const besides = await server.as(neighbor!.email)
    expect((await download(besides, ofProgram)).status).toBe(200)
    expect((await download(besides, ofCompany)).status).toBe(404)
    expect((await download(xmember, ofProgram)).status).toBe(404)
  })

  test('[PRM-051] requires one code to list and another to download', async () => {
    const [document, sheet] = [await fileDocument(minutes), await fileDocument(overview)]
    await withCodes(['002-002-006', '002-006-001'], 0, async () => {
      const seen = await listed(member)
      expect(seen).not.toContainEqual(document)
      expect(seen).toContainEqual(sheet)
      for (const one of [document, sheet]) expect((await download(member, one)).body).toEqual({ Error: noDocument })
    })
    expect((await download(member, sheet)).status).toBe(200)
  })

  test.each([
    [minutes, '002-002-006-001'],
    ['Financial & Profitability_Financial Statements_Balance Sheet', '002-004-002-001'],
    [bonds, '002-005-003-002'],
    ['Risk Management_Loss Prevention & Safety_Statement of Work', '003-001-008-002-001'],
  ])(
    '[DOC-007] [GOV-018] [PRM-031] [PRM-049] of %s requires its own code to delete record and file',
    async (code, manage) => {
      const document = await fileDocument(code)
      expect((await remove(member, document)).status).toBe(403)
      const others = contract.documentDelete.access.filter((one) => one !== manage)
      await withCodes(others, 1, async () => {
        expect((await remove(member, document)).body.Error).toEqual(noDocument)
      })
      const wrong = { ...document, RecId: document.RecId + 1 }
      expect((await remove(staff, wrong)).body.Error).toEqual(noDocument)
      expect((await download(member, document)).status).toBe(200)

      await withCodes([manage], 1, async () => {
        expect((await remove(member, document)).body.Error).toMatchObject({ ErrorStatus: 0 })
      })
      expect((await remove(staff, document)).body.Error).toEqual(noDocument)
      expect((await download(staff, document)).status).toBe(404)
      await expect(server.app.dependencies.storage.read(document.FilePath)).rejects.toThrow('No Document Found')
      expect(await server.database.sql('select from uploads where storage_key = $1', [document.FilePath])).toEqual([])
    },
  )

  test('is logged on upload, filing, download and deletion', async () => {
    await server.database
      .sql('alter table activity_log disable trigger all; truncate activity_log')
      .catch(() => undefined)
    const document = await fileDocument(minutes, { FileName: 'Agenda.pdf' })
    await download(member, document)
    await download(xmember, document)
    await remove(staff, document)
    const entries = await server.database.sql<{ who: string; action: string }>(
      'select user_email who, action from activity_log where action like $1 order by rec_id desc limit 4',
      ['%pdf%'],
    )
    expect(entries.reverse().map(({ who, action }) => `${who}: ${action}`)).toEqual([
      'staff.admin@demo.example: Uploaded the file file.pdf',
      `staff.admin@demo.example: Filed the document Agenda.pdf under ${minutes}`,
      'admin@member.example: Downloaded the document Agenda.pdf',
      `staff.admin@demo.example: Deleted the document Agenda.pdf from ${minutes}`,
    ])
  })

  test('of the demo data is generated on download', async () => {
    const [row] = await server.database.sql<{ rec_id: number }>(
      `insert into documents (document_types_rec_id, client_id, programs_rec_id, file_name, file_path, media_type, generated,
        description, year, month, day, created_by) values ($1, 100, 1, 'Bond.pdf', 'demo-bond', 'application/pdf', true,
        'Letter of the surety', 2026, 6, 30, 'staff.admin@demo.example') returning rec_id`,
      [types.find(({ Code }) => Code === bonds)!.RecId],
    )
    const document = { FilePath: 'demo-bond', RecId: row!.rec_id }
    const { headers, raw } = await download(member, document)
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'content-length': String(raw.length) })
    expect(raw.toString('latin1')).toMatch(/^%PDF-1\.7[\s\S]+startxref\s+\d+\s+%%EOF\s*$/)
    expect((await download(xmember, document)).status).toBe(404)
    expect((await remove(staff, document)).body.Error).toMatchObject({ ErrorStatus: 0 })
    expect((await download(member, document)).status).toBe(404)
  })

  test('stops reading when the client disconnects', async () => {
    const pdf = Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      randomBytes(15_000_000),
      Buffer.from('\nstartxref\n9\n%%EOF'),
    ])
    const { FilePath } = await fileDocument(minutes, {}, pdf)
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = server.app.server.address() as AddressInfo
    const read = vi.spyOn(server.app.dependencies.storage, 'read')
    const answer = await new Promise<IncomingMessage>((resolve) =>
      get(
        {
          port,
          path: `/api/DocumentDownload?FileName=${FilePath}`,
          headers: { authorization: `Bearer ${tokens.member}` },
        },
        resolve,
      ),
    )
    const stream = (await read.mock.results[0]!.value) as Readable
    expect(stream.destroyed).toBe(false)
    answer.destroy()
    await expect.poll(() => stream.destroyed, { timeout: 20_000 }).toBe(true)
  })
})

test('[DOC-010] lists document types with path, tier and upload right', async () => {
  const { status, body } = await member('getDocumentTypes', {})
  expect(status).toBe(200)
  expect(body.Payload).toContainEqual(
    expect.objectContaining({ Code: minutes, Tier: 'Program', IsActive: 1, ClientAllowUpload: 0 }),
  )
  expect(body.Payload).toContainEqual(
    expect.objectContaining({ Code: lossRuns, Tier: 'Insured', ClientAllowUpload: 1 }),
  )
})

describe('filing', () => {
  test('[PRM-036] [REN-010] members file renewal documents of any file type', async () => {
    const FilePath = await uploadAs(server, tokens.member, Buffer.from('drivers: 12'), 'drivers.txt')
    const change = { FilePath, FileName: 'drivers.txt', ProgramsRecId: null }
    const other = await member('createDocument', { body: payloadOf(lossRuns, { ...change, ClientId: foreign }) })
    expect(other.body.Error!.ErrorStatus).not.toBe(0)
    const { body } = await member('createDocument', { body: payloadOf(lossRuns, change) })
    expect(body.Error).toEqual({ ErrorStatus: 0, ErrorMessage: null })
    const { headers, raw } = await download(broker, { FilePath })
    expect(headers).toMatchObject({
      'content-type': 'text/plain',
      'content-disposition': 'attachment; filename=drivers.txt',
    })
    expect(raw.toString()).toBe('drivers: 12')
  })

  test('[PRM-011] members file only types they may upload', async () => {
    const FilePath = await uploadAs(server, tokens.member)
    for (const code of [minutes, bonds])
      expect(
        (await member('createDocument', { body: payloadOf(code, { FilePath }) })).body.Error!.ErrorMessage,
      ).toContain('cannot file')
    expect((await xmember('createDocument', { body: payloadOf(lossRuns, { FilePath }) })).status).toBe(403)
    await withCodes(['000-001-004'], 1, () =>
      withCodes(['002-003-005-001'], 0, async () => {
        const { body } = await member('createDocument', { body: payloadOf(lossRuns, { FilePath }) })
        expect(body.Error!.ErrorMessage).toContain('cannot file')
      }),
    )
  })

  test.each<[string, string, Partial<DocumentUploadPayload>]>([
    ['a DocumentId that is not the type’s code (AMB-070)', minutes, { DocumentId: bonds }],
    ['a type that is not there', minutes, { DocumentTypesRecId: 9999 }],
    ['a member for a program’s category', minutes, { ClientId: own }],
    ['no program', minutes, { ProgramsRecId: null }],
    ['a program that is not there', minutes, { ProgramsRecId: 8 }],
    ['no member for a member’s category', bonds, { ClientId: null }],
    ['a member that is not there', bonds, { ClientId: 999_999 }],
    ['a program the member never was in (AMB-073)', bonds, { ProgramsRecId: 600 }],
    ['no program for a member', bonds, { ProgramsRecId: null }],
    ['another quarter (AMB-075)', minutes, { Quarter: 2 }],
    ['a day that the month does not have', minutes, { Month: 2, Day: 30 }],
    ['a file that is not there', minutes, { FilePath: 'x'.repeat(32) }],
  ])('is refused with %s and keeps the upload unused', async (_, code, change) => {
    const FilePath = await uploadAs(server, tokens.staff)
    const { status, body } = await staff('createDocument', { body: payloadOf(code, { FilePath, ...change }) })
    expect(status).toBe(200)
    expect(body.Error).toEqual({ ErrorStatus: 1, ErrorMessage: expect.stringMatching(/\w+\.$/) })
    const again = await staff('createDocument', { body: payloadOf(code, { FilePath }) })
    expect(again.body.Error).toMatchObject({ ErrorStatus: 0 })
  })

  test('refuses an inactive type from every role', async () => {
    await server.database.sql('update document_types set is_active = 0 where code = $1', [overview])
    const FilePath = await uploadAs(server, tokens.staff)
    const { body } = await staff('createDocument', { body: payloadOf(overview, { FilePath }) })
    await server.database.sql('update document_types set is_active = 1 where code = $1', [overview])
    expect(body.Error!.ErrorMessage).toContain('cannot file')
  })

  test.each([
    ['text', Buffer.from('not a PDF')],
    ['truncated PDF', smallPdf.subarray(0, -30)],
    ['page with the first line of a PDF', Buffer.from('%PDF-1.4\n<script>alert(1)</script>')],
  ])('[UPL-012] does not take a %s for a PDF', async (_, content) => {
    const FilePath = await uploadAs(server, tokens.staff, content, 'minutes.pdf')
    const { body } = await staff('createDocument', { body: payloadOf(minutes, { FilePath }) })
    expect(body.Error!.ErrorMessage).toContain('not a PDF')
  })

  test('attaches an upload once, and only its owner’s', async () => {
    const FilePath = await uploadAs(server, tokens.employee)
    const body = payloadOf(minutes, { FilePath })
    expect((await staff('createDocument', { body })).body.Error!.ErrorMessage).toContain('no longer available')
    expect((await employee('createDocument', { body })).body.Error!.ErrorStatus).toBe(0)
    expect((await employee('createDocument', { body })).body.Error!.ErrorMessage).toContain('no longer available')
  })
})

test('removes unused uploads and orphaned files within an hour', async () => {
  const [fresh, old, attached, remains, delivered] = [
    await uploadAs(server, tokens.member),
    await uploadAs(server, tokens.member),
    await uploadAs(server, tokens.member),
    await uploadAs(server, tokens.member),
    await uploadAs(server, tokens.member),
  ]
  const { sql } = server.database
  await sql("update uploads set created_at = now() - interval '45 minutes' where storage_key in ($1, $2)", [
    old,
    attached,
  ])
  await sql('update uploads set attached = true where storage_key = $1', [attached])
  await sql('delete from uploads where storage_key in ($1, $2)', [remains, delivered])
  await sql(
    `insert into documents select (jsonb_populate_record(other, jsonb_build_object('rec_id', 990001, 'file_path', $1::text))).*
     from documents other limit 1`,
    [delivered],
  )
  const folder = join(server.config.dataDir, 'files')
  const before = new Date(Date.now() - 45 * 60_000)
  for (const key of [attached, remains, delivered]) await utimes(join(folder, key), before, before)
  await cleanUp(server.app.dependencies)
  const left = await readdir(folder)
  expect(left).toEqual(expect.arrayContaining([fresh, attached, delivered]))
  expect(left).not.toContain(old)
  expect(left).not.toContain(remains)
})

test('one copy at a time lists the files', async () => {
  const { sql } = server.database
  await sql('delete from tries')
  const { dependencies } = server.app
  let listings = 0
  const storage = {
    ...dependencies.storage,
    keysBefore(moment: Date) {
      listings++
      return dependencies.storage.keysBefore(moment)
    },
  }
  await Promise.all([cleanUp({ ...dependencies, storage }), cleanUp({ ...dependencies, storage })])
  expect(listings).toBe(1)
  await sql("update tries set window_ends_at = now() - interval '1 second'")
  await cleanUp({ ...dependencies, storage })
  expect(listings).toBe(2)
})
