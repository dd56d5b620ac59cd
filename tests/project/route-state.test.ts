import { globSync, readFileSync } from 'node:fs'

import type { AnyRoute } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'

import { filesImportedBy } from '../../scripts/imports.ts'
import { routeTree } from '../../src/routeTree.gen.ts'

/** What the address may say, under the names that pages read; a page with another name adds it here. */
const sayings: Record<string, unknown> = {
  search: 'harbor',
  sort: '-name',
  page: 3,
  size: 50,
  hidden: 'city',
  program: 3,
  year: 2024,
  period: '2026-10',
  line: 'auto',
  state: 'open',
  panel: 'options',
  user: 7,
  term: '2027-03-01',
  on: '2026-05-01',
  who: 'Dana Reyes',
  what: 'Signed',
  from: '2026-05-01',
  to: '2026-05-02',
}

const ofTables = ['search', 'sort', 'page', 'size', 'hidden']

/** The names that one file reads from the address, by the hooks and pieces that read it. */
function namesReadIn(source: string): string[] {
  const constant = /const name = '(\w+)'/.exec(source)?.[1]
  const named = [
    ...source.matchAll(/useAddressValue\(\s*(?:'(\w+)'|name\b)|<Address(?:Tabs|Select)\s+name=(?:"(\w+)"|\{name\})/g),
  ]
  return [
    ...(source.includes('useTableAddress()') ? ofTables : []),
    ...named.flatMap(([, call, element]) => call ?? element ?? constant ?? []),
  ]
}

const read = (file: string) => readFileSync(file, 'utf8')
const pieces = /^src\/ui\// // take the names they read from whoever uses them

function allBelow(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const imported of filesImportedBy(file, read(file)))
    if (/^src\/.*\.tsx?$/.test(imported)) allBelow(imported, found)
  return found
}

const files = globSync('src/routes/**/*.tsx').map((file) => file.replaceAll('\\', '/'))
const routes = await Promise.all(
  files.map(async (file) => {
    const { Route } = (await import(`../../${file}`)) as { Route: AnyRoute }
    const scripts = [...allBelow(file)].filter((below) => !pieces.test(below))
    const names = [...new Set(scripts.flatMap((script) => namesReadIn(read(script))))]
    return { file, Route, names }
  }),
)

/** What a route and those above it state of an address. */
function stated(route: AnyRoute, search: Record<string, unknown>): object {
  const validate = route.options.validateSearch as ((search: object) => object) | undefined
  const above = route.options.getParentRoute?.() as AnyRoute | undefined
  return { ...(above && stated(above, search)), ...validate?.(search) }
}

describe('a route', () => {
  test('is there for every file', () => {
    const count = ({ children = {} }: AnyRoute): number =>
      1 + Object.values<AnyRoute>(children).reduce((sum, child) => sum + count(child), 0)
    expect(count(routeTree)).toBe(files.length)
  })

  test.each(routes.filter(({ Route, names }) => !Route.children && names.length > 0))(
    '$file states what its page reads',
    ({ Route, names }) => {
      expect(Object.keys(sayings)).toEqual(expect.arrayContaining(names))
      expect(Object.keys(stated(Route, sayings))).toEqual(expect.arrayContaining(names))
    },
  )

  test.each(routes.filter(({ Route }) => Route.options.validateSearch))(
    '$file opens whatever is written into its address',
    ({ Route }) => {
      for (const rubbish of [{}, [], null, -1, 1e99, '', 'x', true]) {
        const search = Object.fromEntries(Object.keys(sayings).map((name) => [name, rubbish]))
        const once = stated(Route, search)
        expect(stated(Route, { ...once })).toEqual(once)
      }
    },
  )

  test.each(routes.filter(({ Route }) => !Route.children && Route.options.component))(
    '$file states the title of its page',
    ({ Route }) => expect(Route.options.staticData?.title).toBeTruthy(),
  )

  /** A page with a parameter is called after its data. */
  test('has a title that no other page has', () => {
    const pages = routes.filter(({ file, Route }) => !file.includes('$') && !Route.children && Route.options.component)
    const titles = pages.flatMap(({ Route }) => {
      const title: unknown = Route.options.staticData?.title
      return typeof title === 'string' ? [title] : []
    })
    expect(titles.length).toBeGreaterThan(40)
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  })

  /** A step of the way that has no page of its own: its first page is the policies', which states the title. */
  const withoutStep = ['src/routes/_signed-in/_company/Claims/route.tsx']

  test.each(routes.filter(({ Route }) => Route.children && Route.path && Route.path !== '/'))(
    '$file states its step of the breadcrumbs',
    ({ file, Route }) => expect(Boolean(Route.options.staticData?.title)).toBe(!withoutStep.includes(file)),
  )
})
