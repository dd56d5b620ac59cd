import { expect, test } from 'vitest'
import { fewerLabels } from './fewer-labels.ts'

const months = Array.from({ length: 12 }, (_, at) => `${String(at + 1).padStart(2, '0')}/2024`)

test('keeps all labels if they fit', () => {
  expect(fewerLabels(months, 1000)).toEqual(months)
})

test('drops labels evenly but keeps the last', () => {
  expect(fewerLabels(months, 300)).toEqual(['03/2024', '06/2024', '09/2024', '12/2024'])
})

test.each([0, 40, 120, 260, 333, 620])('avoids overlap at %d px', (width) => {
  const shown = fewerLabels(months, width)
  const apart = (width / months.length) * (shown.length > 1 ? months.length / shown.length : months.length)
  expect(shown.length === 1 || apart > 7 * 7.5).toBe(true)
})
