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
// The reader exits with 2 if the module jsonschema is missing. The status is `null` if Python is not installed.
const reason = status === 2 ? stdout.trim() : status === null ? 'not run: there is no python3' : ''

test.skipIf(reason)(`a Python validator agrees with every case ${reason}`, () => {
  expect(stdout).toMatch(/^[1-9]\d* as expected, 0 different$/m)
  expect(status).toBe(0)
})

test.skipIf(reason)(`a Python validator reports a case that differs ${reason}`, () => {
  cpSync(vectors, changed, { recursive: true })
  const file = join(changed, 'visibility.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"accepted": true', '"accepted": false'))
  const result = read(changed)
  expect(result.stdout).toMatch(/, answers: accepted, expected rejected$/m)
  expect(result.stdout).toMatch(/, 1 different$/m)
  expect(result.status).toBe(1)
})
