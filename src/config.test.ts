import { expect, test } from 'vitest'

import { readPortalConfig } from './config.ts'

test('[GEN-019] replaces defaults by key', () => {
  const config = readPortalConfig('{"productionHost":"portal.example","largerFilesUrl":7,"unknown":"x"}')
  expect(config.productionHost).toBe('portal.example')
  expect(config).toEqual({ ...readPortalConfig(null), productionHost: 'portal.example' })
})

test('keeps the defaults without a server', () => {
  expect(readPortalConfig('%PORTAL_CONFIG%').premiumFinanceUrl).toBe('/demo/premium-finance')
  expect(readPortalConfig('null')).toEqual(readPortalConfig(undefined))
})
