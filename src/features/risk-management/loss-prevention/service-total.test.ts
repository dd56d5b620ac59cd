import { expect, test } from 'vitest'

import { totalOf } from './service-total.ts'

test('[LPS-005] adds up amounts to the cent', () => {
  expect(totalOf([0.1, 0.2].map((ContractAmount) => ({ ContractAmount })))).toBe(0.3)
  expect(totalOf([12_500.5, 8_700.25].map((ContractAmount) => ({ ContractAmount })))).toBe(21_200.75)
  expect(totalOf([])).toBe(0)
})
