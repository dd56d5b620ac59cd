import { existsSync, globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { readConfig } from '../../packages/server/src/config/config.ts'
import { readPortalConfig } from '../../src/config.ts'
import { outsideServices } from '../../src/features/shell/outside-demo-page.tsx'

const [, configuration = ''] = readFileSync('README.md', 'utf8').split(/^## (?:Configuration|Operations)$/m)
const withoutSettings = readPortalConfig(null)
const addresses = Object.keys(withoutSettings).filter((name) =>
  name.endsWith('Url'),
) as (keyof typeof withoutSettings)[]
/** `ELIVE_APP_URL` of `eliveAppUrl`. */
const settingOf = (address: string) => address.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()

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

test('[GEN-019] each setting is where its own link leads, as far as the portal is told', () => {
  const set = Object.fromEntries(addresses.map((address) => [address, `https://${address.toLowerCase()}.example/`]))
  const { elsewhere, ...config } = readConfig({
    ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
    ...Object.fromEntries(Object.entries(set).map(([address, to]) => [settingOf(address), to])),
  })
  expect({ ...config, ...elsewhere }).toMatchObject(set)
})

test('where nothing is set, each link out of the portal has a page of ours that names its setting', () => {
  const linked = addresses.flatMap((address) => {
    const service = /^\/demo\/([\w-]+)/.exec(withoutSettings[address])?.[1]
    return service ? [[service, settingOf(address)]] : []
  })
  const pages = Object.entries(outsideServices).map(([service, { setting }]) => [service, setting])
  expect(Object.fromEntries(linked)).toEqual(Object.fromEntries(pages))
  for (const [, setting] of pages) expect(configuration).toContain(`\`${setting}\``)
})

test('and each film is there, with its captions', () => {
  const films = Object.values(withoutSettings).filter((address) => address.startsWith('/films/'))
  expect(films).toHaveLength(3)
  for (const film of films)
    for (const file of [film, film.replace(/\.webm$/, '.vtt')]) expect(existsSync(`public${file}`), file).toBe(true)
})
