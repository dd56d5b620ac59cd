import { expect, test } from 'vitest'

import { positionText } from './position-text.ts'

test.each([
  [20, '41.60012, -93.60911 (within 65 feet)'],
  [1, '41.60012, -93.60911 (within 10 feet)'],
  [1_700, '41.60012, -93.60911 (within 1 mile)'],
  [3_300, '41.60012, -93.60911 (within 2 miles)'],
])('a position accurate to %d meters is %s', (accuracy, text) => {
  expect(positionText({ latitude: 41.600121, longitude: -93.609113, accuracy })).toBe(text)
})
