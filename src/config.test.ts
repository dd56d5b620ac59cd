import { expect, test } from 'vitest'

import { readPortalConfig, toDialable } from './config.ts'

test('[GEN-019] what the server says replaces the default, key by key', () => {
  const config = readPortalConfig('{"productionHost":"portal.example","largerFilesUrl":7,"unknown":"x"}')
  expect(config.productionHost).toBe('portal.example')
  expect(config).toEqual({ ...readPortalConfig(null), productionHost: 'portal.example' })
})

test('a page that no server filled in keeps the defaults', () => {
  expect(readPortalConfig('%PORTAL_CONFIG%').claimPhone).toBe('1.888.CLAIM.50')
  expect(readPortalConfig('null')).toEqual(readPortalConfig(undefined))
})

test('[RPT-003] the claim line is dialled by the letters of a keypad', () => {
  expect(toDialable('1.888.CLAIM.50')).toBe('+18882524650')
})
