import { expect, test } from 'vitest'

import { plural } from '../src/contract/plural.ts'

test.each([
  [0, '0 claims'],
  [1, '1 claim'],
  [2, '2 claims'],
  [1234, '1,234 claims'],
])('writes %i as "%s"', (count, text) => {
  expect(plural(count, { one: 'claim', other: 'claims' })).toBe(text)
})
