import { expect, test } from 'vitest'

import { isProduction } from './production.ts'

test('[SHL-009] recognizes only the configured production host', () => {
  expect(isProduction('portal.example', 'portal.example')).toBe(true)
  expect(isProduction('test.portal.example', 'portal.example')).toBe(false)
  expect(isProduction('localhost:4000', '')).toBe(false)
})
