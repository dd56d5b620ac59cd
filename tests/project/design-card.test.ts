import { existsSync, globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(path, 'utf8')
const dependencies = Object.keys((JSON.parse(read('package.json')) as { dependencies: object }).dependencies)

const topLevel = [
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'src',
  'packages/form-engine',
  'packages/api-client',
  '.storybook',
  'stories',
  'tests',
  'README.md',
]

test.each(topLevel)('[DSG-001] the top level has %s', (path) => {
  expect(existsSync(path)).toBe(true)
})

test.each(['react', 'react-dom', '@tanstack/react-router', '@tanstack/react-query', '@tanstack/react-table'])(
  '[DSG-002] the portal depends on %s',
  (name) => expect(dependencies).toContain(name),
)

test.each(['@rjsf/core', '@rjsf/validator-ajv8', 'ajv'])('[DSG-003] the forms depend on %s', (name) =>
  expect(dependencies).toContain(name),
)

// SheetJS CE has another name in the registry (AMB-214, decision 3).
test.each(['dayjs', 'libphonenumber-js', '@nivo/bar', '@e965/xlsx'])('[DSG-004] the portal depends on %s', (name) =>
  expect(dependencies).toContain(name),
)

test('[DSG-004] ky makes the calls of the client', () => {
  expect(read('packages/api-client/package.json')).toContain('"ky":')
})

test('[DSG-006] pages use TanStack Router and forms the packaged engine', () => {
  const routes = globSync('src/routes/**/*.tsx').map(read)
  expect(routes.length).toBeGreaterThan(50)
  expect(routes.filter((route) => !/create(File|Root)Route/.test(route))).toEqual([])
  const portal = globSync('src/**/*.{ts,tsx}').map(read).join('\n')
  expect(portal).toContain("from '@captive/form-engine'")
  expect(portal).not.toMatch(/from '[^']*packages\/form-engine/)
})

test.each([
  ['Configuration', 'docs/configuration.md'],
  ['Operations', 'docs/guides/operate.md'],
  ['Another server', 'docs/guides/another-server.md'],
  ['Reusing the engine', 'packages/form-engine/README.md'],
])('[DSG-007] the README has a section “%s” that links to %s', (heading, document) => {
  const [, section = ''] = read('README.md').split(`## ${heading}\n`)
  expect(section.split('\n## ')[0]).toContain(`](${document})`)
  expect(read(document).length).toBeGreaterThan(3000)
})
