import { randomUUID } from 'node:crypto'
import { readdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClaimHistory, Delivery, Document, DocumentType } from '@captive/api-client/contract'
import { strToU8, zipSync } from 'fflate'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { byEmail, emailBody, memberCompany } from '../../test/claim-bodies.ts'
import { insertClaims, insertPolicies } from '../../test/insert-claims.ts'
import { pdfText } from '../../test/pdf-text.ts'
import { eicar, startClamd, type TestClamd } from '../../test/start-clamd.ts'
import { fileBody, startTestServer, type Caller, type TestServer } from '../../test/test-server.ts'
import { smallPdf, uploadAs } from '../../test/upload.ts'
import { cleanUp } from '../operation/background-work.ts'
import { checkWaiting } from './check-waiting.ts'

const claim = 910_001
const infectedPdf = Buffer.concat([smallPdf, eicar, smallPdf])
const finding = 'Eicar-Test-Signature'

let clamd: TestClamd
let server: TestServer
let member: Caller
let staff: Caller
let token: string
let type: DocumentType
beforeAll(async () => {
  clamd = await startClamd()
  server = await startTestServer({ CLAMD_URL: clamd.url, CLAMD_TIMEOUT_SECONDS: '4' })
  token = await server.token('staff.admin@demo.example')
  staff = server.withToken(token)
  member = await server.as('admin@member.example')
  const types = (await staff('getDocumentTypes')).body.Payload as DocumentType[]
  type = types.find(({ Code }) => Code.startsWith('Member Kiosk_Agreements'))!
  await insertPolicies(server.database.sql, memberCompany, [{ policy_id: 900_001 }])
  await insertClaims(server.database.sql, memberCompany, [{ rec_id: claim, policy_id: 900_001 }])
})
afterAll(async () => {
  await server.close()
  await clamd.close()
})
beforeEach(() => {
  clamd.mode = 'working'
})

const upload = async (name: string, content: Buffer, caller = member) =>
  (await caller('documentUpload', { body: fileBody(name, content.toString('latin1')) })).body
const checkAgain = () =>
  checkWaiting({
    dependencies: server.app.dependencies,
    log: server.app.log,
    signal: new AbortController().signal,
  })
const actions = async (like: string) =>
  server.database.sql<{ action: string; user_email: string }>(
    'select action, user_email from activity_log where action like $1',
    [like],
  )
const mailsAbout = async (part: string) => {
  const all = await Promise.all((await server.mails()).map((mail) => PostalMime.parse(mail)))
  return all.filter(({ subject }) => subject?.includes(part))
}
const attention = async () => {
  const { body } = await staff('getAttention', { query: { Rule: 'withheld-file' } })
  return (body.Payload as { Items: { Name: string; Detail: string | null }[] }).Items
}

/** Files a claim report by email, with files in its body and with uploads. */
async function report(uploads: object[]) {
  const body = { ...emailBody(), uploads } as ReturnType<typeof emailBody>
  const { body: answer } = await member('fnolEmail', { query: byEmail(), body })
  return { number: body.confirmationNum, error: answer.Error?.ErrorMessage ?? null }
}

/** The payload for a document of the member with an uploaded file. */
const payloadOf = async (FileName: string, FilePath: string) => ({
  ...{ DocumentId: type.Code, DocumentTypesRecId: type.RecId, FileName, FilePath, Description: '' },
  ...{ ClientId: memberCompany, ProgramsRecId: await programOfMember(), Year: 2026, Month: 1, Day: 1, Quarter: 1 },
})

async function programOfMember() {
  const [row] = await server.database.sql<{ program: number }>(
    `select programs_rec_id program from clients where client_id = ${memberCompany}`,
  )
  return row!.program
}

async function documentNamed(name: string) {
  const { body } = await member('getDocumentsByClient', { query: { clientId: memberCompany } })
  return (body.Payload as Document[]).find(({ FileName }) => FileName === name)
}

describe('an infected file', () => {
  test('is refused with name and finding, and quarantined', async () => {
    const body = await upload('photo.pdf', infectedPdf)
    expect(body).toEqual({
      Error: {
        ErrorStatus: 415,
        ErrorMessage: `photo.pdf contains a virus (${finding}) and was quarantined. Remove the virus, or send another file.`,
      },
    })
    expect(await actions('A virus was found in the file photo.pdf%')).toEqual([
      { action: `A virus was found in the file photo.pdf: ${finding}`, user_email: 'admin@member.example' },
    ])
    expect(await attention()).toMatchObject([{ Name: 'photo.pdf', Detail: finding }])
  })

  test('cannot be attached by its key', async () => {
    const [row] = await server.database.sql<{ storage_key: string }>(
      `select storage_key from uploads where name = 'photo.pdf'`,
    )
    const { error } = await report([{ name: 'photo.pdf', filePath: row!.storage_key }])
    expect(error).toContain(`photo.pdf contains a virus (${finding})`)
    const { body } = await member('addClaimFiles', {
      body: { RecId: claim, Id: randomUUID(), Note: '', Files: [{ name: 'photo.pdf', filePath: row!.storage_key }] },
    })
    expect(body.Error?.ErrorMessage).toContain(`photo.pdf contains a virus (${finding})`)
  })

  test('in a claim’s body refuses the claim and stores no file', async () => {
    const before = await server.database.sql('select storage_key from file_checks')
    const files = [
      { name: 'clean.txt', base64: Buffer.from('a dent').toString('base64') },
      { name: 'virus.txt', base64: eicar.toString('base64') },
    ]
    const { number, error } = await report(files)
    expect(error).toContain(`virus.txt contains a virus (${finding})`)
    expect(await mailsAbout(number)).toEqual([])
    expect(await server.database.sql('select storage_key from file_checks')).toHaveLength(before.length + 1)
  })

  test('in a zip of deliveries is refused without the others', async () => {
    const vendors = (name: string) => strToU8(`Vendor,Service\n${name},Cameras\n`)
    const zip = zipSync(
      { 'one.csv': vendors('Nightlight'), 'two.csv': vendors(eicar.toString('latin1')) },
      { level: 0 },
    )
    const [opening = '', closing = ''] = fileBody('all.zip', 'HERE').split('HERE')
    const query = { Source: 'Program office', Kind: 'technology-vendors' }
    await staff('bringDelivery', { query, body: Buffer.concat([Buffer.from(opening), zip, Buffer.from(closing)]) })
    const deliveries = (await staff('getDeliveries')).body.Payload as Delivery[]
    expect(deliveries.map(({ FileName, State }) => [FileName, State])).toEqual(
      expect.arrayContaining([
        ['one.csv', 'waiting'],
        ['two.csv', 'refused'],
      ]),
    )
  })

  test('among deliveries becomes a refused delivery that nobody can download', async () => {
    const body = fileBody('losses.csv', `Claim Number,Policy Number\r\n${eicar.toString('latin1')},1\r\n`)
    const brought = (await staff('bringDelivery', { query: { Source: 'Keel Claims' }, body })).body
    const delivery = brought.Payload as Delivery
    expect(delivery).toMatchObject({ State: 'refused' })
    expect(JSON.stringify(delivery)).toContain(`losses.csv contains a virus (${finding})`)
    const { status } = await staff('getDeliveryFile', { query: { RecId: delivery.RecId } })
    expect(status).toBe(409)
    const again = (await staff('analyzeDelivery', { body: { RecId: delivery.RecId } })).body.Payload
    expect(again).toMatchObject({ State: 'refused' })
  })

  test('is deleted after 30 days, and not before', async () => {
    const uploads = () => server.database.sql(`select from uploads where name = 'photo.pdf'`)
    const age = (days: number) =>
      server.database.sql(`update uploads set created_at = now() - interval '${days} days' where name = 'photo.pdf'`)
    await age(1)
    await cleanUp(server.app.dependencies)
    expect(await uploads()).toHaveLength(1)
    await server.database.sql(`update file_checks set tried_at = now() - interval '31 days' where state = 'infected'`)
    await cleanUp(server.app.dependencies)
    expect(await uploads()).toEqual([])
  })
})

describe('a clean file', () => {
  test('is mailed at once', async () => {
    const { Payload } = await upload('dent.txt', Buffer.from('a dent'))
    const { number } = await report([{ name: 'dent.txt', filePath: Payload }])
    const [mail, ...more] = await mailsAbout(`report ${number}, `)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ attachments: [{ filename: 'dent.txt' }] })
    expect(mail!.text).not.toContain('virus')
  })
})

describe.each(['down', 'stalled'] as const)('while the scanner is %s, a file', (mode) => {
  test('of a claim is named in the mail and follows when clean', async () => {
    clamd.mode = mode
    const { Payload } = await upload(`${mode}.txt`, Buffer.from('a dent'))
    const { number, error } = await report([{ name: `${mode}.txt`, filePath: Payload }])
    expect(error).toBeNull()
    const subject = `report ${number}, `
    const [mail] = await mailsAbout(subject)
    expect(mail!.attachments).toEqual([])
    expect(mail!.text).toContain(`${mode}.txt is waiting for the virus check.`)
    expect(mail!.text).toContain('We will send it in another email after the check.')
    const query = { ClientId: memberCompany, ConfirmationNum: number }
    const receipt = async () => pdfText((await member('getFNOLReceipt', { query })).raw).replace(/\s+/g, ' ')
    expect(await receipt()).toContain('is waiting for the virus check')

    await checkAgain()
    expect(await mailsAbout(subject)).toHaveLength(1)
    clamd.mode = 'working'
    await checkAgain()
    const both = await mailsAbout(subject)
    expect(both).toHaveLength(2)
    const followed = both.filter(({ attachments }) => attachments.length > 0)
    expect(followed).toMatchObject([{ attachments: [{ filename: `${mode}.txt` }] }])
    expect(await receipt()).not.toContain('is waiting for the virus check')
  })
})

describe('a file that waited', () => {
  const waiting = async (name: string, content: Buffer, caller = member) => {
    clamd.mode = 'down'
    const { Payload } = await upload(name, content, caller)
    return Payload as string
  }

  test('and is infected is reported to sender and recipient, never mailed', async () => {
    const filePath = await waiting('late.txt', eicar)
    const { number } = await report([{ name: 'late.txt', filePath }])
    await server.mails()
    clamd.mode = 'working'
    await checkAgain()
    const mails = await mailsAbout(`report ${number}, `)
    expect(mails.flatMap(({ attachments }) => attachments)).toEqual([])
    expect(mails.at(-1)!.text).toContain(`We cannot send you the file late.txt. The virus check found ${finding} in it`)
    const [toSender] = await mailsAbout('Virus found in late.txt')
    expect(toSender!.to).toMatchObject([{ address: 'admin@member.example' }])
    expect(await actions('A virus was found in the file late.txt%')).toHaveLength(1)
    expect((await attention()).map(({ Name }) => Name)).toContain('late.txt')
  })

  test('is listed but not downloaded until it is clean', async () => {
    clamd.mode = 'down'
    await staff('createDocument', { body: await payloadOf('terms.pdf', await uploadAs(server, token)) })
    const document = await documentNamed('terms.pdf')
    expect(document).toMatchObject({ State: 'waiting' })
    const download = () => member('documentDownload', { query: { FileName: document!.FilePath } })
    expect((await download()).body.Error).toEqual({
      ErrorStatus: 409,
      ErrorMessage: 'terms.pdf is waiting for the virus check. You can open it after that.',
    })
    clamd.mode = 'working'
    await checkAgain()
    expect(await documentNamed('terms.pdf')).toMatchObject({ State: 'clean' })
    expect((await download()).status).toBe(200)
  })

  test('is checked although an earlier one cannot be opened', async () => {
    const [unreadable, readable] = [await waiting('a.txt', smallPdf), await waiting('b.txt', smallPdf)]
    const names = await readdir(server.config.dataDir, { recursive: true })
    const path = join(
      server.config.dataDir,
      names.find((name) => name.endsWith(unreadable))!,
    )
    await rm(path)
    await symlink(path, path) // opening it fails with ELOOP
    clamd.mode = 'working'
    await checkAgain()
    await checkAgain()
    const states = await server.database.sql(
      'select storage_key "key", state from file_checks where storage_key = any($1::text[])',
      [[unreadable, readable]],
    )
    expect(states).toContainEqual({ key: readable, state: 'clean' })
    expect(states).toContainEqual({ key: unreadable, state: 'waiting' })
    await rm(path)
  })

  test('and is infected keeps the whole batch of documents from being filed', async () => {
    clamd.mode = 'down'
    const paths = [await uploadAs(server, token), await uploadAs(server, token, Buffer.from(infectedPdf))]
    clamd.mode = 'working'
    await checkAgain()
    const body = {
      Documents: await Promise.all(paths.map((path, at) => payloadOf(`page-${at}.pdf`, path))),
      Replace: false,
    }
    const { Payload, Error } = (await staff('fileDocuments', { body })).body
    expect([Payload, Error?.ErrorMessage]).toEqual([
      null,
      expect.stringContaining(`page-1.pdf contains a virus (${finding})`),
    ])
    expect(await documentNamed('page-0.pdf')).toBeUndefined()
  })

  test('for a claim is marked in the history of the claim', async () => {
    const filePath = await waiting('door.txt', Buffer.from('a door'))
    const body = { RecId: claim, Id: randomUUID(), Note: 'The door', Files: [{ name: 'door.txt', filePath }] }
    expect((await member('addClaimFiles', { body })).body.Error?.ErrorStatus).toBe(0)
    const history = (await member('getClaimHistory', { query: { RecId: claim } })).body.Payload as ClaimHistory
    expect(history.Messages[0]!.Files).toEqual(['door.txt is waiting for the virus check. You can open it after that.'])
  })

  test('needs attention after 15 minutes', async () => {
    await waiting('long.txt', Buffer.from('words'))
    const names = async () => (await attention()).map(({ Name }) => Name)
    expect(await names()).not.toContain('long.txt')
    await server.database.sql(
      `update file_checks set created_at = now() - interval '16 minutes' where state = 'waiting'`,
    )
    expect(await names()).toContain('long.txt')
  })
})

describe('a file with active content', () => {
  test.each([
    ['macros.docm', Buffer.from('PK\x03\x04 word/vbaProject.bin'), 'contains macros'],
    ['figures.csv', Buffer.from('name,sum\r\nRoof,"=HYPERLINK(1)"\r\n'), 'look like formulas'],
  ])('is marked in the mail: %s', async (name, content, words) => {
    const { Payload } = await upload(name, content)
    const { number } = await report([{ name, filePath: Payload }])
    const [mail] = await mailsAbout(`report ${number}, `)
    expect(mail!.text).toContain(words)
    expect(mail!.attachments).toHaveLength(1)
  })

  test.each(['sum\r\n-12.50,+1 (555) 010 1234\r\n', 'name\r\n- none\r\n'])(
    'does not include plain numbers and phone numbers',
    async (text) => {
      const { Payload } = await upload('plain.csv', Buffer.from(text))
      const { number } = await report([{ name: 'plain.csv', filePath: Payload }])
      expect((await mailsAbout(`report ${number}, `))[0]!.text).not.toContain('formula')
    },
  )
})
