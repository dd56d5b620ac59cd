import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const vectors = join(import.meta.dirname, '..', '..', 'vectors')
const changed = mkdtempSync(join(tmpdir(), 'vectors-'))
afterAll(() => rmSync(changed, { recursive: true, force: true }))

const read = (folder: string) => spawnSync('python3', [join(folder, 'read_vectors.py')], { encoding: 'utf8' })
const { status, stdout } = read(vectors)
// 2 is what it says itself where there is no jsonschema; null, where there is no Python.
const reason = status === 2 ? stdout.trim() : status === null ? 'not run: there is no python3' : ''

test.skipIf(reason)(`a reader in Python validates every case as the vectors say ${reason}`, () => {
  expect(stdout).toMatch(/^[1-9]\d* as the vectors say, 0 otherwise$/m)
  expect(status).toBe(0)
})

test.skipIf(reason)(`reports a case that differs ${reason}`, () => {
  cpSync(vectors, changed, { recursive: true })
  const file = join(changed, 'visibility.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"accepted": true', '"accepted": false'))
  const told = read(changed)
  expect(told.stdout).toMatch(/, as given: accepted, not refused$/m)
  expect(told.stdout).toMatch(/, 1 otherwise$/m)
  expect(told.status).toBe(1)
})
