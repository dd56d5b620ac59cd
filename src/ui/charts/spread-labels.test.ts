import { array, assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { spreadLabels } from './spread-labels.ts'

test('keeps distant labels in place', () => {
  expect(spreadLabels([20, 80, 140], 18, 200)).toEqual([20, 80, 140])
})

test('moves overlapping labels apart in order', () => {
  expect(spreadLabels([100, 100, 90], 18, 200)).toEqual([108, 126, 90])
})

test('keeps labels apart and inside the chart', () => {
  assert(
    property(array(integer({ min: 0, max: 200 }), { maxLength: 4 }), (wanted) => {
      const places = spreadLabels(wanted, 18, 200).toSorted((one, other) => one - other)
      return places.every((place, at) => place <= 200 && (at === 0 || place - (places[at - 1] ?? 0) >= 18))
    }),
  )
  expect(spreadLabels([], 18, 200)).toEqual([])
})
