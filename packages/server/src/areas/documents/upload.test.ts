import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { DocumentType } from '@captive/api-client/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { byEmail, emailBody } from '../../../test/claim-bodies.ts'
import { startS3, type TestS3 } from '../../../test/start-s3.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { smallPdf, uploadAs } from '../../../test/upload.ts'

const boundary = 'a-boundary'
const jpegMark = Buffer.from('\xff\xd8\xff\xe0', 'latin1')
const patiently = { timeout: 20_000 }
const opening = (name: string, field = 'file') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`
const closing = `\r\n--${boundary}--\r\n`

describe.each(['folder', 'bucket'] as const)('an upload into a %s', (kind) => {
  let s3: TestS3 | undefined
  let server: TestServer
  let address: string
  let token: string
  beforeAll(async () => {
    s3 = kind === 'bucket' ? await startS3() : undefined
    server = await startTestServer(s3 ? { S3_URL: s3.url } : {})
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/api/DocumentUpload`
    token = await server.token('admin@member.example')
  })
  afterAll(async () => {
    await server.close()
    await s3?.close()
  })
  beforeEach(() => server.database.sql('delete from uploads'))

  const headers = () => ({
    authorization: `Bearer ${token}`,
    'content-type': `multipart/form-data; boundary=${boundary}`,
  })

  /** Streams a file in chunks, without a Content-Length header. */
  async function upload(content: Buffer, { name = 'report.pdf', field = 'file', sayLength = false } = {}) {
    const body = new ReadableStream({
      start: (controller) => {
        controller.enqueue(Buffer.from(opening(name, field)))
        for (let sent = 0; sent < content.length; sent += 65_536)
          controller.enqueue(content.subarray(sent, sent + 65_536))
        controller.enqueue(Buffer.from(closing))
        controller.close()
      },
    })
    const sent = sayLength ? Buffer.from(await new Response(body).arrayBuffer()) : body
    const response = await fetch(address, {
      method: 'POST',
      headers: headers(),
      body: sent,
      duplex: 'half',
    } as RequestInit)
    return {
      status: response.status,
      body: (await response.json()) as { Payload?: string; Error: { ErrorMessage: string | null } },
    }
  }

  /** The keys of all stored files, including partial ones. */
  async function files() {
    const keys: string[] = []
    for await (const page of server.app.dependencies.storage.keysBefore(new Date(Date.now() + 10_000)))
      keys.push(...page)
    return keys.sort()
  }
  const rows = () =>
    server.database.sql<{ name: string; size: string; media_type: string; storage_key: string }>(
      'select * from uploads',
    )

  test('[UPL-013] [UPL-016] of 20761804 bytes is stored completely', async () => {
    const content = Buffer.concat([jpegMark, randomBytes(20_761_804 - jpegMark.length)])
    const { status, body } = await upload(content)
    expect(status).toBe(200)
    expect((await buffer(await server.app.dependencies.storage.read(body.Payload!))).equals(content)).toBe(true)
    expect(Number((await rows())[0]!.size)).toBe(20_761_804)
  })

  test.each([true, false])(
    '[UPL-013] of 20761805 bytes is refused and leaves nothing (declared length: %s)',
    async (sayLength) => {
      const before = await files()
      const { status, body } = await upload(Buffer.alloc(20_761_805), { sayLength })
      expect(status).toBe(413)
      expect(body.Error.ErrorMessage).toBe('Document size can not go over 20MB')
      await expect.poll(files, patiently).toEqual(before)
      expect(await rows()).toEqual([])
    },
  )

  test('that is aborted leaves nothing', async () => {
    const before = await files()
    const sending = request(address, { method: 'POST', headers: headers() }).on('error', () => undefined)
    sending.write(opening('half.pdf'))
    sending.write(randomBytes(7_000_000))
    await expect.poll(files, patiently).toHaveLength(before.length + 1)
    sending.destroy()
    await expect.poll(files, patiently).toEqual(before)
    expect(await rows()).toEqual([])
  })

  test('gets its type from its content, not its name', async () => {
    await upload(smallPdf, { name: '..\\..\\etc\\pass\u202ewd.png' })
    const [row] = await rows()
    expect(row).toMatchObject({ name: 'passwd.png.pdf', media_type: 'application/pdf' })
    expect(row!.storage_key).toMatch(/^[\w-]{32}$/)
  })

  test('of an executable is refused by name and by content', async () => {
    const before = await files()
    const program = Buffer.concat([Buffer.from('MZ\x90\0\x03', 'latin1'), randomBytes(100_000)])
    for (const [name, content] of [
      ['virus.exe', program],
      ['photo.jpg', program],
      ['run.ps1', Buffer.from('Get-Item')],
    ] as const) {
      const { status, body } = await upload(content, { name })
      expect(status).toBe(415)
      expect(body.Error.ErrorMessage).toContain('programs and scripts are not accepted')
    }
    expect(await files()).toEqual(before)
    expect(await rows()).toEqual([])
  })

  test.each(['photos.zip', 'photos.7z', 'photos.rar', 'call.mp3', 'call.m4a', 'call.wav', 'dashcam.ts', 'event.dav'])(
    'of any other type keeps its name: %s',
    async (name) => {
      expect((await upload(Buffer.concat([Buffer.from([0xfe, 0, 1]), randomBytes(500)]), { name })).status).toBe(200)
      expect((await rows())[0]).toMatchObject({ name })
    },
  )

  test('[UPL-011] [REN-007] of 0 bytes is refused and leaves nothing', async () => {
    const before = await files()
    const { status, body } = await upload(Buffer.alloc(0), { name: 'empty.pdf' })
    expect(status).toBe(415)
    expect(body.Error.ErrorMessage).toContain('The file is empty')
    expect(await files()).toEqual(before)
    expect(await rows()).toEqual([])
  })

  test('becomes a document, and is deleted with it', async () => {
    const before = await files()
    const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(6_000_000), Buffer.from('\nstartxref\n9\n%%EOF')])
    const staffToken = await server.token('staff.admin@demo.example')
    const staff = server.withToken(staffToken)
    const FilePath = await uploadAs(server, staffToken, pdf)
    const types = (await staff('getDocumentTypes')).body.Payload as DocumentType[]
    const type = types.find(({ Code }) => Code === 'Governance_Organization_Meetings_Minutes')!
    const place = { ClientId: null, ProgramsRecId: 1, Year: 2026, Month: 1, Day: 2, Quarter: 1 }
    const file = { FilePath, FileName: 'file.pdf', Description: '' }
    const body = { ...file, ...place, DocumentId: type.Code, DocumentTypesRecId: type.RecId }
    expect((await staff('createDocument', { body })).body.Error!.ErrorMessage).toBeNull()
    expect((await staff('documentDownload', { query: { FileName: FilePath } })).raw.equals(pdf)).toBe(true)

    const [row] = await server.database.sql<{ rec_id: number }>('select rec_id from documents where file_path = $1', [
      FilePath,
    ])
    const deleting = await staff('documentDelete', { query: { FileName: FilePath, RecId: row!.rec_id } })
    expect(deleting.body.Error!.ErrorMessage).toBeNull()
    expect(await files()).toEqual(before)
    expect(await rows()).toEqual([])
  })

  test('[UPL-014] is refused in a claim whose total size is too large', async () => {
    const uploads = [await upload(smallPdf), await upload(smallPdf)].map(({ body }) => ({
      name: 'photo.pdf',
      filePath: body.Payload!,
    }))
    const member = server.withToken(token)
    const report = () => member('fnolEmail', { query: byEmail(), body: { ...emailBody(), uploads } })
    await server.database.sql('update uploads set size = 10380903')
    expect((await report()).body.Error!.ErrorMessage).toBe('Total Documents size can not go over 20MB')
    await server.database.sql('update uploads set size = 10380902')
    expect((await report()).body.Error!.ErrorMessage).toBeNull()
    await server.database.sql('delete from claim_report_files')
  })

  test('without a multipart file is refused', async () => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { ...headers(), 'content-type': 'application/json' },
      body: '{}',
    })
    expect(response.status).toBe(400)
    const other = await upload(smallPdf, { field: 'document' })
    expect(other.status).toBe(400)
    expect(other.body.Error.ErrorMessage).toContain('file')
  })

  test('with a truncated body is refused', async () => {
    const whole = `${opening('cut.txt')}text${closing}`
    for (const body of ['x', opening('cut.txt').slice(0, -30), opening('cut.txt'), whole.slice(0, -10)]) {
      const response = await fetch(address, { method: 'POST', headers: headers(), body })
      expect(response.status, body).toBe(400)
    }
    expect(await rows()).toEqual([])
  })

  test('is not read without permission to upload', async () => {
    token = 'x'.repeat(43)
    const { status } = await upload(smallPdf)
    token = await server.token('admin@member.example')
    expect(status).toBe(401)
  })
})
