import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { mutations } from '../mutations/index.ts'

test.each(Object.entries(mutations))('the mutation of %s changes one place of the product', (_, { file, from, to }) => {
  expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2)
  expect(to).not.toBe(from)
  expect(file).not.toMatch(/\.(test|stories)\.|^(tests|stories|scripts|\.storybook)\//)
})

/** Areas of tests/checklist.md, each line of which has a mutation. */
const whole = ['GEN', 'SES', 'PRM', 'SHL', 'TBL', 'SEL', 'NTF']

test.each(whole)('every requirement of %s has a mutation', (area) => {
  const checklist = readFileSync('tests/checklist.md', 'utf8')
  const asked = [...checklist.matchAll(/^- \*\*([A-Z]{3}-\d{3})\*\*/gm)].map(([, id = '']) => id)
  const ofArea = asked.filter((id) => id.startsWith(area))
  expect(ofArea).not.toEqual([])
  expect(ofArea.filter((id) => !(id in mutations))).toEqual([])
})
