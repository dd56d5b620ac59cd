import { expect, test } from 'vitest'

import { defaultBrand } from './default-brand.ts'
import { readBrand } from './read-brand.ts'

test('reads a brand that was written as JSON', () => {
  expect(readBrand(JSON.stringify({ ...defaultBrand, name: 'Cedar Ridge' }))?.name).toBe('Cedar Ridge')
})

test.each([undefined, '%BRAND%', 'null', '{}', JSON.stringify({ ...defaultBrand, colors: { light: {} } })])(
  'reads no brand from %j',
  (text) => expect(readBrand(text)).toBeNull(),
)
