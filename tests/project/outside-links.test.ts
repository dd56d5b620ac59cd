import { existsSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { readConfig } from '../../packages/server/src/config/config.ts'
import { readPortalConfig } from '../../src/config.ts'
import { outsideServices } from '../../src/features/shell/outside-demo-page.tsx'

const configuration = readFileSync('docs/configuration.md', 'utf8')
const withoutSettings = readPortalConfig(null)
const addresses = Object.keys(withoutSettings).filter((name) =>
  name.endsWith('Url'),
) as (keyof typeof withoutSettings)[]
/** The setting's name: `ELIVE_APP_URL` for `eliveAppUrl`. */
const settingOf = (address: string) => address.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()

test('[GEN-019] each link uses its own setting', () => {
  const set = Object.fromEntries(addresses.map((address) => [address, `https://${address.toLowerCase()}.example/`]))
  const { elsewhere, ...config } = readConfig({
    ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
    ...Object.fromEntries(Object.entries(set).map(([address, to]) => [settingOf(address), to])),
  })
  expect({ ...config, ...elsewhere }).toMatchObject(set)
})

test('gives each external link without a setting a page that names it', () => {
  const linked = addresses.flatMap((address) => {
    const service = /^\/demo\/([\w-]+)/.exec(withoutSettings[address])?.[1]
    return service ? [[service, settingOf(address)]] : []
  })
  const pages = Object.entries(outsideServices)
  expect(Object.fromEntries(linked)).toEqual(Object.fromEntries(pages))
  for (const [, setting] of pages) expect(configuration).toContain(`\`${setting}\``)
})

test('every video exists, with captions', () => {
  const films = Object.values(withoutSettings).filter((address) => address.startsWith('/films/'))
  expect(films).toHaveLength(3)
  for (const film of films)
    for (const file of [film, film.replace(/\.webm$/, '.vtt')]) expect(existsSync(`public${file}`), file).toBe(true)
})
