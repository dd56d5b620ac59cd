import { randomBytes } from 'node:crypto'
import { readdir, readFile, utimes } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { cleanUp } from '../../background-work.ts'

let server: TestServer
let address: string
let token: string
beforeAll(async () => {
  server = await startTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/api/DocumentUpload`
  token = await server.token('admin@member.example')
})
afterAll(() => server.close())
beforeEach(() => server.database.sql('delete from uploads'))

const boundary = 'a-boundary'
const opening = (name: string, field = 'file') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`
const closing = `\r\n--${boundary}--\r\n`
const headers = () => ({
  authorization: `Bearer ${token}`,
  'content-type': `multipart/form-data; boundary=${boundary}`,
})

/** Streams a file of so many bytes, in pieces, without saying its length before. */
async function upload(
  size: number,
  { name = 'report.pdf', head = Buffer.alloc(0), field = 'file', sayLength = false } = {},
) {
  const piece = Buffer.alloc(65_536, 7)
  const body = new ReadableStream({
    start: (controller) => {
      controller.enqueue(Buffer.from(opening(name, field)))
      controller.enqueue(head)
      for (let left = size - head.length; left > 0; left -= piece.length)
        controller.enqueue(piece.subarray(0, Math.min(left, piece.length)))
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

const files = () => readdir(join(server.config.dataDir, 'files')).catch(() => [])
const rows = () =>
  server.database.sql<{ name: string; size: string; media_type: string; storage_key: string }>('select * from uploads')

test('[UPL-013] [GEN-023] a file of 20761804 bytes is accepted, whole', async () => {
  const { status, body } = await upload(20_761_804)
  expect(status).toBe(200)
  expect((await readFile(join(server.config.dataDir, 'files', body.Payload!))).length).toBe(20_761_804)
  expect(Number((await rows())[0]!.size)).toBe(20_761_804)
})

test.each([true, false])(
  '[UPL-013] a file of 20761805 bytes is refused and leaves nothing (length given before: %s)',
  async (sayLength) => {
    const before = await files()
    const { status, body } = await upload(20_761_805, { sayLength })
    expect(status).toBe(413)
    expect(body.Error.ErrorMessage).toBe('Document size can not go over 20MB')
    expect(await files()).toEqual(before)
    expect(await rows()).toEqual([])
  },
)

test('an upload that breaks off leaves nothing', async () => {
  const before = await files()
  await new Promise<void>((resolve) => {
    const sending = request(address, { method: 'POST', headers: headers() })
    sending.on('error', () => undefined).on('close', resolve)
    sending.write(opening('half.pdf'))
    sending.write(randomBytes(200_000), () => sending.destroy())
  })
  await expect.poll(files).toEqual(before)
  expect(await rows()).toEqual([])
})

test('its type is that of its content, and its name is only a label', async () => {
  await upload(2000, { name: '..\\..\\etc\\passwd.png', head: Buffer.from('%PDF-1.7\n') })
  const [row] = await rows()
  expect(row).toMatchObject({ name: 'passwd.png', media_type: 'application/pdf' })
  expect(row!.storage_key).toMatch(/^[\w-]{32}$/)
})

test('a body that is not multipart, or has no field file, is refused', async () => {
  const response = await fetch(address, {
    method: 'POST',
    headers: { ...headers(), 'content-type': 'application/json' },
    body: '{}',
  })
  expect(response.status).toBe(400)
  const other = await upload(10, { field: 'document' })
  expect(other.status).toBe(400)
  expect(other.body.Error.ErrorMessage).toContain('file')
})

test('nothing is read from somebody who may not upload', async () => {
  token = 'x'.repeat(43)
  const { status } = await upload(100)
  token = await server.token('admin@member.example')
  expect(status).toBe(401)
})

test('a file that nothing was attached to is removed after a day, and so are remains without a row', async () => {
  const keys: string[] = []
  for (let count = 0; count < 4; count++) keys.push((await upload(100)).body.Payload!)
  const [fresh, old, attached, remains] = keys as [string, string, string, string]
  const age = (key: string) =>
    server.database.sql("update uploads set created_at = now() - interval '25 hours' where storage_key = $1", [key])
  await age(old)
  await age(attached)
  await server.database.sql('update uploads set attached = true where storage_key = $1', [attached])
  await server.database.sql('delete from uploads where storage_key = $1', [remains])
  const yesterday = new Date(Date.now() - 90_000_000)
  await utimes(join(server.config.dataDir, 'files', remains), yesterday, yesterday)
  await cleanUp(server.app.parts)
  const left = await files()
  expect(left).toEqual(expect.arrayContaining([fresh, attached]))
  expect(left).not.toContain(old)
  expect(left).not.toContain(remains)
})
