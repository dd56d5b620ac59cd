import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { mutations } from '../mutations/index.ts'

test.each(Object.entries(mutations))('the mutation of %s changes one place of the product', (_, { file, from, to }) => {
  expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2)
  expect(to).not.toBe(from)
  expect(file).not.toMatch(/\.(test|stories)\.|^(tests|stories|scripts|\.storybook)\//)
})
