import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { writeExamples } from './write-examples.ts'

const compiler = join(import.meta.dirname, '../../../../node_modules/typescript/bin/tsc')
const { folder, modules } = writeExamples()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const entries = import.meta.glob<object>(['../../src/index.ts', '../../src/*/index.ts'], { eager: true })

test('the READMEs have examples, and so has every function and class that the package exports', () => {
  const places = modules.map(({ place }) => place)
  const exported = Object.values(entries).flatMap((entry) => Object.entries(entry))
  const functions = exported.flatMap(([name, value]) => (typeof value === 'function' ? name : []))
  expect(functions.length).toBeGreaterThan(30)
  expect(functions.filter((name) => !places.some((place) => place.endsWith(`, ${name}`)))).toEqual([])
  expect(places.filter((place) => place.startsWith('README of the engine')).length).toBeGreaterThanOrEqual(6)
  expect(places.filter((place) => place.startsWith('README of the repository'))).toHaveLength(1)
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
