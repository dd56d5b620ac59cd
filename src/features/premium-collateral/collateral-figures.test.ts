import { expect, test } from 'vitest'

import { collateralFigures } from './collateral-figures.ts'

const posted = (year: number, amount: number) => ({ year, amount, programRecId: 3, program: 'Three', type: 'Cash' })

test('[PAY-009] charts every policy year, the oldest first', () => {
  const figures = collateralFigures(
    [posted(2026, 250), posted(2026, 50), posted(2025, 200), posted(2023, 100)],
    'Program Three',
  )
  expect(figures?.labels).toEqual(['2023 - 2024', '2024 - 2025', '2025 - 2026', '2026 - 2027'])
  expect(figures?.measure).toBe('Collateral posted by policy year, Program Three')
  expect(figures?.series).toEqual([{ name: 'Posted', values: [100, null, 200, 300] }])
})

test('returns no chart for fewer than two years', () => {
  expect(collateralFigures([posted(2026, 250), posted(2026, 50)], 'All programs')).toBeUndefined()
  expect(collateralFigures([], 'All programs')).toBeUndefined()
})
