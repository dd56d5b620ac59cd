import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { recordImports } from '../../../test/record-imports.ts'
import { startTestServer, type Caller, type TestServer } from '../../../test/test-server.ts'
import { smallPdf } from '../../../test/upload.ts'
import { isZip, unpackZip } from '../../areas/deliveries/index.ts'

let server: TestServer
let staff: Caller
let folder: string
let imports: ReturnType<typeof recordImports>
beforeAll(async () => {
  server = await startTestServer()
  staff = await server.as('staff.admin@demo.example')
  folder = await mkdtemp(join(tmpdir(), 'zips-'))
  imports = recordImports(server)
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const unpack = async (content: Uint8Array, limits?: { entries: number; bytes: number }) => {
  const path = join(folder, 'zip')
  await writeFile(path, content)
  expect(await isZip(path)).toBe(true)
  return (await unpackZip({ name: 'data.zip', path }, folder, limits)).map(({ name }) => name)
}

describe('a zip', () => {
  const content = zipSync({ 'b.csv': strToU8('b'), 'in/a.csv': strToU8('a'), '__MACOSX/._b.csv': strToU8('x') })

  test('is unpacked in name order without system files', async () => {
    expect(await unpack(content)).toEqual(['b.csv', 'a.csv'])
  })

  test('with too many or too large files is refused', async () => {
    await expect(unpack(content, { entries: 1, bytes: 100 })).rejects.toThrow('more than 1 files')
    await expect(unpack(content, { entries: 9, bytes: 1 })).rejects.toThrow('too large after unpacking')
  })

  test('that is encrypted, damaged or empty is refused with a sentence', async () => {
    const encrypted = Uint8Array.from(content)
    const central = Buffer.from(encrypted).indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
    encrypted[central + 8] = 1
    await expect(unpack(encrypted)).rejects.toThrow('data.zip is password-protected.')
    const damaged = Uint8Array.from(content)
    damaged[central + 24] = 250
    await expect(unpack(damaged)).rejects.toThrow('data.zip is damaged')
    await expect(unpack(zipSync({ '.DS_Store': strToU8('x') }))).rejects.toThrow(
      'data.zip contains no files. Add the files and send it again.',
    )
  })

  test('uploaded in the portal becomes one delivery per file', async () => {
    const vendor = (name: string) => strToU8(`Vendor,Service\n${name},Cameras\n`)
    const zip = zipSync({ 'one.csv': vendor('Nightlight'), 'two.csv': vendor('Daylight') })
    const body = Buffer.concat([
      Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="all.zip"\r\n\r\n'),
      zip,
      Buffer.from('\r\n--b--\r\n'),
    ])
    const query = { Source: 'Program office', Kind: 'technology-vendors' }
    const { body: answer } = await staff('bringDelivery', { query, body })
    expect(answer.Payload).toMatchObject({ FileName: 'one.csv', Kind: 'technology-vendors', State: 'waiting', New: 1 })
    const { Payload } = (await staff('getDeliveries')).body
    expect(Payload).toMatchObject([{ FileName: 'two.csv' }, { FileName: 'one.csv' }])
  })
})

describe('documents', () => {
  const filed = () =>
    server.database.sql(
      `select file_name, client_id, document_types.name, year, created_by from documents
       join document_types on document_types.rec_id = document_types_rec_id where created_by = 'npm run import' order by 1`,
    )
  const bring = (files: Record<string, Uint8Array>) =>
    imports.bringFile('documents', zipSync(files), { name: 'documents.zip' })
  const pdf = new Uint8Array(smallPdf)

  test('are filed by the index of their zip, and taken back', async () => {
    const index = strToU8(
      'File,Company Code,Category,Year\nruns.pdf,CEDA0100,Loss Runs,2026\ngone.pdf,CEDA0100,Loss Runs,2026\n',
    )
    const first = await bring({ 'index.csv': index, 'runs.pdf': pdf })
    expect(first.rows).toMatchObject({ new: 1, refused: [{ row: 3, class: 'unknown-value' }] })
    const document = {
      file_name: 'runs.pdf',
      client_id: 100,
      name: 'Loss Runs',
      year: 2026,
      created_by: 'npm run import',
    }
    expect(await filed()).toEqual([document])
    const again = await bring({ 'index.csv': index, 'runs.pdf': pdf })
    expect(again.rows).toMatchObject({ new: 0, unchanged: 1 })
    await imports.takeBack(again.id)
    await imports.takeBack(first.id)
    expect(await filed()).toEqual([])
  })

  test('are filed by their names, and unclear names are refused', async () => {
    const { rows, id } = await bring({ 'CEDA0100_Loss Runs_2025.pdf': pdf, 'scan.pdf': pdf })
    expect(rows).toMatchObject({ new: 1, refused: [{ class: 'missing-required' }] })
    expect(await filed()).toMatchObject([{ client_id: 100, year: 2025 }])
    await imports.takeBack(id)
  })

  test('with a day that does not exist are refused', async () => {
    const row = (file: string, month: string, day: string) => `${file},CEDA0100,Loss Runs,2026,${month},${day}`
    const rows = [row('a.pdf', '2', '30'), row('b.pdf', '6', '31'), row('c.pdf', '', '31'), row('d.pdf', '2', '28')]
    const index = strToU8(['File,Company Code,Category,Year,Month,Day', ...rows, ''].join('\n'))
    const files = Object.fromEntries(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map((name) => [name, pdf]))
    const { rows: found, id } = await bring({ 'index.csv': index, ...files })
    const refused = (at: number, day: string) => ({
      ...{ row: at, class: 'unknown-value' },
      message: `The date ${day} does not exist. Correct the month or the day.`,
    })
    expect(found).toMatchObject({ new: 2, refused: [refused(2, '2026-02-30'), refused(3, '2026-06-31')] })
    await imports.takeBack(id)
  })

  test('whose content does not match their name are refused', async () => {
    const { lines, isDone } = await bring({ 'CEDA0100_Loss Runs_2025.pdf': strToU8('no pdf at all') })
    expect({ isDone, line: lines.at(-1) }).toMatchObject({ isDone: false, line: /does not match its name/ })
    expect(await filed()).toEqual([])
  })
})
