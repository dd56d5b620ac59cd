import { existsSync, globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { readPortalConfig } from '../../src/config.ts'
import { outsideServices } from '../../src/features/shell/outside-demo-page.tsx'

const [, configuration = ''] = readFileSync('README.md', 'utf8').split(/^## (?:Configuration|Operations)$/m)
const withoutSettings = Object.values(readPortalConfig(null))

test('[GEN-019] every setting that the server reads stands in the table of the README', () => {
  const source = globSync('packages/server/src/config/*.ts', { exclude: ['**/*.test.ts'] })
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const settings = [...source.matchAll(/'([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)'/g)].map(([, name = '']) => name)
  expect(settings).toContain('TELEMATICS_EXCHANGE_URL')
  const rows = configuration.split('\n').filter((line) => line.startsWith('| `'))
  const named = rows.flatMap((row) => [...(row.split(' | ')[0] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name))
  expect([...new Set(settings)].filter((name) => !named.includes(name))).toEqual([])
})

test('where nothing is set, each link out of the portal has a page of ours that names its setting', () => {
  const linked = withoutSettings.flatMap((address) => /^\/demo\/([\w-]+)/.exec(address)?.[1] ?? [])
  expect(linked.toSorted()).toEqual(Object.keys(outsideServices).toSorted())
  for (const { setting } of Object.values(outsideServices)) expect(configuration).toContain(`\`${setting}\``)
})

test('and each film is there, with its captions', () => {
  const films = withoutSettings.filter((address) => address.startsWith('/films/'))
  expect(films).toHaveLength(3)
  for (const film of films)
    for (const file of [film, film.replace(/\.webm$/, '.vtt')]) expect(existsSync(`public${file}`), file).toBe(true)
})
