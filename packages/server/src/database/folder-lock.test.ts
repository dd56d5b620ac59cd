import { spawn } from 'node:child_process'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { FolderInUseError, lockFolder } from './folder-lock.ts'

let folder: string
beforeEach(async () => void (folder = join(await mkdtemp(join(tmpdir(), 'captive-portal-lock-')), 'database')))
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }))

const lockOf = (holder: object) =>
  writeFile(`${folder}.lock`, JSON.stringify({ host: hostname(), startedAt: '', ...holder }))

test('refuses a locked folder until it is released', async () => {
  const release = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError)
  await expect(lockFolder(folder)).rejects.toThrow(/in use by process \d+ .* DATA_DIR/)
  await release()
  await (
    await lockFolder(folder)
  )()
})

test('gives the lock to one of many processes', async () => {
  const wanted = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)))
  expect(wanted.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('takes over the lock of a dead process and leaves no file', async () => {
  const child = spawn(process.execPath, ['-e', ''])
  await new Promise((resolve) => child.on('exit', resolve))
  await lockOf({ pid: child.pid })
  const release = await lockFolder(folder)
  await release()
  expect(await readdir(join(folder, '..'))).toEqual([])
})

test.each([
  ['is empty', ''],
  ['is cut off', '{"pid":1,"ho'],
  ['has zeros', '\0\0\0\0'],
  ['is no lock', 'null'],
  ['has no holder', '{}'],
])('takes over a lock file that %s', async (_, text) => {
  await writeFile(`${folder}.lock`, text)
  const release = await lockFolder(folder, 300)
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError)
  await release()
  expect(await readdir(join(folder, '..'))).toEqual([])
})

test('leaves a lock file that another machine still refreshes', async () => {
  await writeFile(`${folder}.lock`, '')
  const beating = setInterval(() => void utimes(`${folder}.lock`, new Date(), new Date()), 50)
  await expect(lockFolder(folder, 1_000)).rejects.toThrow(/in use by another process/)
  clearInterval(beating)
})

test('takes over the lock when another process has the same id', async () => {
  await lockOf({ pid: process.pid, startedAt: '1' })
  await (
    await lockFolder(folder)
  )()
})

test.each([0, 2 * 3600, -2 * 3600])(
  'is held by another machine with a heartbeat and a clock %i seconds ahead',
  async (ahead) => {
    await lockOf({ pid: 1, host: 'elsewhere' })
    const beat = () => utimes(`${folder}.lock`, Date.now() / 1000 + ahead, Date.now() / 1000 + ahead)
    await beat()
    const beating = setInterval(() => void beat(), 50)
    await expect(lockFolder(folder, 1_000)).rejects.toThrow(/on elsewhere/)
    clearInterval(beating)
    await (
      await lockFolder(folder, 300)
    )()
  },
)
