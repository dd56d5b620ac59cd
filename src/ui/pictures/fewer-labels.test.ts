import { expect, test } from 'vitest'
import { fewerLabels } from './fewer-labels.ts'

const months = Array.from({ length: 12 }, (_, at) => `${String(at + 1).padStart(2, '0')}/2024`)

test('all labels stand where there is room', () => {
  expect(fewerLabels(months, 1000)).toEqual(months)
})

test('where there is not, fewer stand, evenly, and the last among them', () => {
  expect(fewerLabels(months, 300)).toEqual(['03/2024', '06/2024', '09/2024', '12/2024'])
})

test.each([0, 40, 120, 260, 333, 620])('at %d px no two overlap', (width) => {
  const shown = fewerLabels(months, width)
  const apart = (width / months.length) * (shown.length > 1 ? months.length / shown.length : months.length)
  expect(shown.length === 1 || apart > 7 * 7.5).toBe(true)
})
