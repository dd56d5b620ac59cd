import { globSync } from 'node:fs'

import type { AnyRoute } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'

import { routeTree } from '../../src/routeTree.gen.ts'

/** Every search param of the portal, with a sample value. */
const params: Record<string, unknown> = {
  search: 'harbor',
  sort: '-name',
  page: 3,
  edit: 3,
  form: 'vehicle-endorsement',
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
  category: 'Policy Library_Policies',
  report: 'a1b2',
  section: 'c140',
  claim: 'with',
  type: 'Email',
  company: 12,
  kind: 'recommendation',
  of: 'all',
  view: 'companies',
  code: '002-003',
  find: 'Dana',
  role: 7,
  unused: 90,
  companies: 'all',
  status: 'open',
  policy: 12,
  cause: 'Collision',
  place: 'Tulsa, OK',
  driver: 'Dana Reyes',
  vehicle: 'Unit 104',
  hour: 14,
  without: 'driver',
  adjuster: 'Dana Reyes',
  least: 10_000,
  most: 50_000,
  leastLag: 1,
  mostLag: 7,
  queue: 'users',
  severe: true,
  assigned: 'me',
}

const files = globSync('src/routes/**/*.tsx').map((file) => file.replaceAll('\\', '/'))
const routes = await Promise.all(
  files.map(async (file) => {
    const { Route } = (await import(`../../${file}`)) as { Route: AnyRoute }
    return { file, Route }
  }),
)

/** The search params that a route and its parents read. */
function searchOf(route: AnyRoute, search: Record<string, unknown>): object {
  const validate = route.options.validateSearch as ((search: object) => object) | undefined
  const above = route.options.getParentRoute?.() as AnyRoute | undefined
  return { ...(above && searchOf(above, search)), ...validate?.(search) }
}

describe('a route', () => {
  test('exists for every route file', () => {
    const count = ({ children = {} }: AnyRoute): number =>
      1 + Object.values<AnyRoute>(children).reduce((sum, child) => sum + count(child), 0)
    expect(count(routeTree)).toBe(files.length)
  })

  test('reads every search param on some page', () => {
    const read = routes.flatMap(({ Route }) => Object.keys(searchOf(Route, {})))
    expect(new Set(read)).toEqual(new Set(Object.keys(params)))
  })

  test.each(routes.filter(({ Route }) => Route.options.validateSearch))(
    '$file falls back to its defaults for malformed search params',
    ({ Route }) => {
      for (const malformed of [{}, [], null, -1, 1e99, '', 'x', true]) {
        const search = Object.fromEntries(Object.keys(params).map((name) => [name, malformed]))
        const once = searchOf(Route, search)
        expect(searchOf(Route, { ...once })).toEqual(once)
      }
    },
  )

  test.each(routes.filter(({ Route }) => !Route.children && Route.options.component))(
    '$file states the title of its page',
    ({ Route }) => expect(Route.options.staticData?.title).toBeTruthy(),
  )

  /** A page with a path parameter is named after its data. */
  test('has a title that no other page has', () => {
    const pages = routes.filter(({ file, Route }) => !file.includes('$') && !Route.children && Route.options.component)
    const titles = pages.flatMap(({ Route }) => {
      const title: unknown = Route.options.staticData?.title
      return typeof title === 'string' ? [title] : []
    })
    expect(titles.length).toBeGreaterThan(40)
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  })

  /** A step of the path without its own page. Its first page is that of the policies, which sets the title. */
  const withoutStep = ['src/routes/_signed-in/_company/Claims/route.tsx']

  test.each(routes.filter(({ Route }) => Route.children && Route.path && Route.path !== '/'))(
    '$file states its step of the breadcrumbs',
    ({ file, Route }) => expect(Boolean(Route.options.staticData?.title)).toBe(!withoutStep.includes(file)),
  )
})
