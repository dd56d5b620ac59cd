import { expect, test } from 'vitest'

import { openItems } from './open-items.ts'

const item = (WarrantyNm2: string, WarrantyStatusCd: string, GroupTypeTxt: string, DateInitiated = '2026-01-01') => ({
  WarrantyNm2,
  WarrantyStatusCd,
  GroupTypeTxt,
  DateInitiated,
})
const namesOf = (...given: Parameters<typeof openItems>) => openItems(...given).map(({ WarrantyNm2 }) => WarrantyNm2)

test('[LPS-015] [LPS-016] excludes closed and complete items', () => {
  const states = ['Open', 'In Progress', '', 'Closed', ' closed ', 'Completed', 'COMPLETE', 'C']
  const rows = states.map((state) => item(state, state, 'Warranty'))
  expect(namesOf(rows, 'warranty')).toEqual(['Open', 'In Progress', ''])
})

test('[LPS-015] [LPS-016] treats unknown types as warranties', () => {
  const rows = ['Warranty', 'Safety Recommendations', 'recommended', 'Other'].map((kind) => item(kind, 'Open', kind))
  expect(namesOf(rows, 'warranty')).toEqual(['Warranty', 'Other'])
  expect(namesOf(rows, 'recommendation')).toEqual(['Safety Recommendations', 'recommended'])
})

test('sorts the oldest first', () => {
  const rows = ['2026-03-01', '2025-12-31', '2026-01-15'].map((day) => item(day, 'Open', 'Warranty', day))
  expect(namesOf(rows, 'warranty')).toEqual(['2025-12-31', '2026-01-15', '2026-03-01'])
})
