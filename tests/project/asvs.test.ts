import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { root } from '../../scripts/command.mjs'

const states = ['met', 'not applicable', 'not met']

interface Row {
  id: string
  state: string
  evidence: string
}

const rows: Row[] = readFileSync(join(root, 'docs/security-asvs.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [, id = '', , , state = '', evidence = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim())
    return { id, state, evidence }
  })
const pathsIn = (evidence: string) => [...evidence.matchAll(/`([\w./-]+\.\w+)`/g)].map(([, path = '']) => path)

test('each ASVS 5.0 requirement up to level 2 has one row', () => {
  expect(rows).toHaveLength(253)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(253)
  expect(rows.filter(({ state }) => !states.includes(state))).toEqual([])
})

test('a met requirement names a file, and others explain why not', () => {
  expect(rows.filter(({ state, evidence }) => state === 'met' && pathsIn(evidence).length === 0)).toEqual([])
  expect(rows.filter(({ state, evidence }) => state.startsWith('not') && evidence === '')).toEqual([])
})

test('every named file exists', () => {
  const missing = rows.flatMap(({ id, evidence }) =>
    pathsIn(evidence).flatMap((path) => (existsSync(join(root, path)) ? [] : [`${id}: ${path}`])),
  )
  expect(missing).toEqual([])
})

test('every quoted test is in its file', () => {
  const missing = rows.flatMap(({ id, evidence }) =>
    [...evidence.matchAll(/`([\w./-]+\.\w+)` "([^"]+)"/g)].flatMap(([, path = '', name = '']) =>
      readFileSync(join(root, path), 'utf8').includes(name) ? [] : [`${id}: ${path} "${name}"`],
    ),
  )
  expect(missing).toEqual([])
})

test('at most ten requirements are not met', () => {
  expect(rows.filter(({ state }) => state === 'not met').length).toBeLessThanOrEqual(10)
})
