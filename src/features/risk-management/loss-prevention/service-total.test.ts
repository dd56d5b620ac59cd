import { expect, test } from 'vitest'

import { totalOf } from './service-total.ts'

test('[LPS-005] the amounts are added up to the cent', () => {
  expect(totalOf([0.1, 0.2, 12_500.5].map((ContractAmount) => ({ ContractAmount })))).toBe(12_500.8)
  expect(totalOf([])).toBe(0)
})
