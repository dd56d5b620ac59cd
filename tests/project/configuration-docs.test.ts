import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { configurationFile, configurationPage } from '../../scripts/configuration-docs.ts'
import { settings } from '../../packages/server/src/config/settings.ts'

test('docs/configuration.md is up to date (npm run docs)', () => {
  expect(readFileSync(configurationFile, 'utf8')).toBe(configurationPage())
})

test('[GEN-019] docs/configuration.md lists every setting of the server', () => {
  const page = configurationPage()
  const names = Object.keys(settings.properties)
  expect(names).toContain('TELEMATICS_EXCHANGE_URL')
  expect(names.filter((name) => !page.includes(`| \`${name}\` |`))).toEqual([])
})
