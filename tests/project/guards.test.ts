import { globSync, readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import {
  guardsIn,
  kinds,
  namedCheck,
  permissionCheck,
  withoutGuards,
  type GuardKind,
} from '../../scripts/find-guards.ts'

const server = 'packages/server'
const sources = globSync(['src/**/*.ts', 'migrations/*.sql'], { cwd: server }).map((file) => ({
  file: file.replaceAll('\\', '/'),
  source: readFileSync(`${server}/${file}`, 'utf8'),
}))
const guards = sources.flatMap(({ file, source }) => guardsIn(file, source))

describe('npm run guards finds', () => {
  test.each(Object.keys(kinds) as GuardKind[])('guards of the kind "%s"', (kind) => {
    expect(guards.filter((guard) => guard.kind === kind).length).toBeGreaterThan(1)
  })

  test('checks before every handler', () => {
    const route = sources.find(({ file }) => file === 'src/http/route.ts')?.source
    expect(route).toMatch(namedCheck)
    expect(route).toMatch(permissionCheck)
  })

  test('a tenant predicate in every area that reads rows of companies', () => {
    const areas = new Set(
      guards.filter(({ kind }) => kind === 'tenant predicate').map(({ file }) => file.split('/')[2]),
    )
    const reading = sources
      .filter(({ file, source }) => file.startsWith('src/areas/') && /tables\/clients\.ts'/.test(source))
      .map(({ file }) => file.split('/')[2])
    expect(areas.size).toBeGreaterThan(5)
    // Areas without a tenant predicate, because only staff call them: a loss run names companies of the whole program,
    // and staff choose the company of a provider.
    const staffOnly = ['deliveries', 'account-security']
    expect([...areas, ...staffOnly]).toEqual(expect.arrayContaining(reading))
  })

  test('every place where a scope becomes a condition', () => {
    const calls = sources
      .filter(({ file }) => file.startsWith('src/areas/') && !file.endsWith('.test.ts'))
      .flatMap(
        ({ source }) => source.match(/(?<!function )\b(?:inScope|companyInScope|programInScope)\((?!\s*\))/g) ?? [],
      )
    expect(guards.filter(({ kind }) => kind === 'tenant predicate')).toHaveLength(calls.length)
  })
})

test.each([
  ['src/areas/claims/queries.ts', 'and(eq(a, b), inScope(scope))', "and(eq(a, b), inScope({ kind: 'system' }))"],
  [
    'src/areas/claims/queries.ts',
    'companyInScope(scope, claims.ClientId)',
    "companyInScope({ kind: 'system' }, claims.ClientId)",
  ],
  [
    'src/areas/governance/queries.ts',
    'programInScope(session.scope, slates.ProgramsRecId)',
    "programInScope({ kind: 'system' }, slates.ProgramsRecId)",
  ],
  ['src/areas/claims/routes.ts', 'if (!session.permissions.has(f(x))) go()', 'if (!true) go()'],
  ['src/areas/claims/rules.ts', 'if (a) throw new NotPermittedError()', 'if (a) void 0'],
  [
    'src/areas/claim-reporting/drafts/draft-store.ts',
    'and(eq(claimDrafts.UsersRecId, userId), b)',
    'and(undefined, b)',
  ],
  [
    'migrations/0012_role_access.sql',
    '  where a\n    and u.deleted_at is null\n    and link.is_active = 1;\n',
    '  where a\n\n;\n',
  ],
  ['src/http/requested-scope.ts', 'return idOf(endpointScope.company) === scope.companyId', 'return true'],
  [
    'src/areas/claims/queries.ts',
    ' * like inScope(scope)\n// inScope(scope)',
    ' * like inScope(scope)\n// inScope(scope)',
  ],
])('%s without its guard: %s', (file, source, expected) => {
  expect(withoutGuards(source, guardsIn(file, source))).toBe(expected)
})
