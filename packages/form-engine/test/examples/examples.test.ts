import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createElement, type FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, describe, expect, test } from 'vitest'
import { MESSAGES } from '../../src/index.ts'
import { pages } from './find-examples.ts'
import { writeExamples } from './write-examples.ts'

const compiler = join(import.meta.dirname, '../../../../node_modules/typescript/bin/tsc')
const { folder, modules } = writeExamples()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const entries = import.meta.glob<object>(['../../src/index.ts', '../../src/*/index.ts'], { eager: true })

test('every page, exported function and exported class has examples', () => {
  const places = modules.map(({ place }) => place)
  const exported = Object.values(entries).flatMap((entry) => Object.entries(entry))
  const functions = exported.flatMap(([name, value]) => (typeof value === 'function' ? name : []))
  expect(functions.length).toBeGreaterThan(30)
  expect(functions.filter((name) => !places.some((place) => place.endsWith(`, ${name}`)))).toEqual([])
  expect(places.filter((place) => place.startsWith('README of the engine')).length).toBeGreaterThanOrEqual(6)
  expect(pages.filter((page) => !places.includes(`docs/${page}, block 1`))).toEqual([])
  expect(places.filter((place) => place.startsWith('README of the repository'))).toHaveLength(1)
})

test('all examples compile', () => {
  const said = compile()
  expect(said).toBe('')
})

describe('each example runs', () => {
  test.for(modules)('$place', async ({ file }) => {
    const example = (await import(/* @vite-ignore */ file)) as object
    for (const component of componentsIn(example)) expect(renderToString(createElement(component))).not.toBe('')
  })
})

/** The exported components of an example that need no props. */
function componentsIn(example: object): FunctionComponent[] {
  const isComponent = ([name, value]: [string, unknown]) =>
    /^[A-Z]/.test(name) && typeof value === 'function' && value.length === 0
  return Object.entries(example).flatMap((entry) => (isComponent(entry) ? [entry[1] as FunctionComponent] : []))
}

test('the messages page lists every code', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/messages.md'), 'utf8')
  expect(Object.keys(MESSAGES).filter((code) => !page.includes(`\`${code}\``))).toEqual([])
})

test('the kinds page shows the example from the package', () => {
  const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')
  const page = read('docs/kinds.md')
  expect(page).toContain(`\`\`\`ts\n${read('examples/email-list.ts')}\`\`\``)
  expect(page).toContain(`\`\`\`tsx\n${read('examples/email-list-widget.tsx')}\`\`\``)
})

/** The compiler's output; empty if there are no errors. */
function compile(): string {
  try {
    return execFileSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}
