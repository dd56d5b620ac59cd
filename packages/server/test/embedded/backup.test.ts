import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClaimDraft } from '@captive/api-client/contract'
import { create, extract } from 'tar'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { openEmbedded } from '../../src/database/embedded.ts'
import { loadDemoData } from '../../src/demo/load-demo-data.ts'
import { loadReferenceData } from '../../src/reference/load-reference-data.ts'
import { claimBody, draftQuery, draftSave, memberCompany } from '../claim-bodies.ts'
import { runBackupCommand, signedIn, startProcess } from '../server-process.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const query = { ClientId: memberCompany }
const claim = claimBody('property-fire', 'typed by hand')
const draft: ClaimDraft = {
  claimType: 'Property',
  personalInfo: claim.personalInfoDetail,
  answers: {},
  uploads: [],
  step: 2,
}
const photo = Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF\0, a photo', 'latin1')

let folder: string
let filled: string
let archive: string
const command = async (DATA_DIR: string, ...words: string[]) => {
  const { ended, output } = runBackupCommand(words, { DATA_DIR })
  return { code: await ended, output: output() }
}

/** Only the data of the demo accounts. All demo data would take as long as the other tests in this file. */
async function fill(databaseFolder: string): Promise<void> {
  const database = await openEmbedded(databaseFolder)
  await loadReferenceData(database)
  await loadDemoData(database, { demoData: true, production: false }, { share: 0 })
  await database.close()
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'captive-portal-backup-'))
  filled = join(folder, 'filled')
  archive = join(folder, 'backup.tar.gz')
  await fill(join(filled, 'database'))
  const server = startProcess({ DATA_DIR: filled })
  try {
    const { api: member } = await signedIn(await server.listening(), 'admin@member.example')
    const file = new FormData()
    file.append('file', new Blob([photo]), 'photo.png')
    const filePath = await member.documentUpload({ body: file })
    const uploads = [{ name: 'photo.png', filePath }]
    await member.fnolSubmit2({
      query: { ...query, ReportingClientId: memberCompany, Type: 'online' },
      body: { ...claim, uploads },
    })
    await member.putFNOLDraft({ query: draftSave(), body: draft })
    const running = await command(filled, 'backup', archive)
    expect(running).toMatchObject({ code: 1, output: expect.stringContaining('Stop it first') })
  } finally {
    server.kill('SIGTERM')
    await server.ended
  }
  expect(await command(filled, 'backup', archive)).toMatchObject({
    code: 0,
    output: expect.stringContaining('database, files, encryption.key'),
  })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('writes one private file and nothing else', async () => {
  expect((await stat(archive)).mode & 0o777).toBe(0o600)
  expect(await readdir(folder)).toEqual(['backup.tar.gz', 'filled'])
  const left = (await readdir(filled)).filter((name) => name !== 'mail') // written or not yet when the server stopped
  expect(left.sort()).toEqual(['database', 'encryption.key', 'files'])
})

test('a restored server has users, claim, draft and file', async () => {
  const restored = join(folder, 'restored')
  expect((await command(restored, 'restore', archive)).code).toBe(0)
  const server = startProcess({ DATA_DIR: restored })
  try {
    const { api: member } = await signedIn(await server.listening(), 'admin@member.example')
    const receipt = await member.getFNOLReceipt({ query: { ...query, ConfirmationNum: claim.confirmationNum } })
    expect(receipt.size).toBeGreaterThan(5_000)
    expect((await member.getFNOLDraft({ query: draftQuery() }))?.draft).toEqual(draft)
  } finally {
    server.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  }
  const names = await readdir(join(restored, 'files')) // demo data has files as well
  const files = await Promise.all(names.map((name) => readFile(join(restored, 'files', name))))
  expect(files).toContainEqual(photo)
})

test('keeps existing data, or moves it aside with --replace', async () => {
  const occupied = join(folder, 'occupied')
  await mkdir(join(occupied, 'files'), { recursive: true })
  await writeFile(join(occupied, 'files', 'old'), 'old')
  expect(await command(occupied, 'restore', archive)).toMatchObject({
    code: 1,
    output: expect.stringContaining('--replace'),
  })
  expect(await readdir(occupied)).toEqual(['files'])

  expect((await command(occupied, 'restore', archive, '--replace')).code).toBe(0)
  const replaced = (await readdir(occupied)).find((name) => name.startsWith('replaced-'))!
  expect(await readFile(join(occupied, replaced, 'files', 'old'), 'utf8')).toBe('old')
  expect((await readdir(occupied)).sort()).toEqual(['database', 'encryption.key', 'files', replaced])
})

test('refuses a damaged archive without changing anything', async () => {
  const whole = await readFile(archive)
  const damaged = Buffer.from(whole)
  damaged[whole.length >> 1]! ^= 1
  const unusable = { 'cut-off': whole.subarray(0, -1000), damaged, 'no-archive': Buffer.from('hello'), tampered: '' }
  for (const [name, content] of Object.entries(unusable)) await writeFile(join(folder, name), content)
  const unpacked = join(folder, 'unpacked')
  await mkdir(unpacked)
  await extract({ file: archive, cwd: unpacked })
  await writeFile(join(unpacked, 'encryption.key'), Buffer.alloc(32, 1).toString('base64'))
  await create({ file: join(folder, 'tampered'), cwd: unpacked, gzip: true }, await readdir(unpacked))

  const target = join(folder, 'target')
  for (const name of Object.keys(unusable)) {
    const { code, output } = await command(target, 'restore', join(folder, name), '--replace')
    expect(code, name).toBe(1)
    expect(output).toMatch(/cannot be restored: .*Nothing was changed/)
    expect(await readdir(target)).toEqual([])
  }
})
