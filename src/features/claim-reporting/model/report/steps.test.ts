import { expect, test } from 'vitest'

import { stepOf, steps } from './steps.ts'

test('[WIZ-001] [WIZ-002] has four steps at 0, 33.4, 66.7 and 100 percent', () => {
  expect(steps.map(({ number, title, progress }) => [number, title, progress])).toEqual([
    [1, 'Claim Type', 0],
    [2, 'Personal Info', 33.4],
    [3, 'Loss Info', 66.7],
    [4, 'Upload', 100],
  ])
})

test('an unknown step number is step 1', () => {
  expect(stepOf(9).number).toBe(1)
  expect(stepOf(3).number).toBe(3)
})
