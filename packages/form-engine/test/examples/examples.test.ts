import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { writeExamples } from './write-examples.ts'

const compiler = join(import.meta.dirname, '../../../../node_modules/typescript/bin/tsc')
const { folder, modules } = writeExamples()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the READMEs and the docstrings have examples', () => {
  const places = modules.map(({ place }) => place)
  expect(places.filter((place) => place.startsWith('README of the engine')).length).toBeGreaterThanOrEqual(6)
  expect(places.filter((place) => place.startsWith('README of the repository'))).toHaveLength(1)
  expect(places.filter((place) => place.startsWith('src/')).length).toBeGreaterThanOrEqual(6)
})

test('they compile', () => {
  const said = compile()
  expect(said).toBe('')
})

describe('they run', () => {
  test.for(modules)('$place', async ({ file }) => {
    await expect(import(/* @vite-ignore */ file)).resolves.toBeDefined()
  })
})

/** What the compiler says; empty where it says nothing. */
function compile(): string {
  try {
    return execFileSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}
