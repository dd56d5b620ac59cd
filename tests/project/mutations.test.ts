import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { mutations } from '../mutations/index.ts'

test.each(Object.entries(mutations))('the mutation of %s changes one place of the product', (_, { file, from, to }) => {
  expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2)
  expect(to).not.toBe(from)
  expect(file).not.toMatch(/\.(test|stories)\.|^(tests|stories|scripts|\.storybook)\//)
})

const requirements = [
  ...readFileSync('docs/requirements/checklist.md', 'utf8').matchAll(/^- \*\*([A-Z]{3}-\d{3})\*\*/gm),
].map(([, id = '']) => id)

/** Areas in which every requirement must have a mutation. In other areas, every third must. */
const wholeAreas = ['GEN', 'SES', 'PRM', 'SHL', 'TBL', 'SEL', 'NTF']
const isInWholeArea = (id: string) => wholeAreas.some((area) => id.startsWith(area))

test.each(wholeAreas)('every requirement of %s has a mutation', (area) => {
  const asked = requirements.filter((id) => id.startsWith(area))
  expect(asked).not.toEqual([])
  expect(asked.filter((id) => !Object.hasOwn(mutations, id))).toEqual([])
})

test('every third requirement of the other areas has a mutation', () => {
  const asked = requirements.filter((id) => !isInWholeArea(id) && Number(id.slice(-3)) % 3 === 0)
  expect(asked.length).toBeGreaterThan(150)
  expect(asked.filter((id) => !Object.hasOwn(mutations, id))).toEqual([])
})
