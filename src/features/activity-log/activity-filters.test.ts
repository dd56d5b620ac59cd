import { expect, test } from 'vitest'
import { askedTime, parseActivityFilters } from './activity-filters.ts'

test('the filters stand as the address says; what cannot be asked for is left out', () => {
  const filters = { who: 'dana@member.example', what: 'Signed', from: '2026-11-01', to: '2026-11-22' }
  expect(parseActivityFilters({ ...filters, page: 2 })).toEqual(filters)
  expect(parseActivityFilters({ who: '', what: 3, from: 'soon', to: '2026-13-40' })).toEqual({})
})

test.each(['UTC', 'America/New_York', 'Pacific/Auckland'])(
  'days are those of the clock in %s, both ends included',
  (zone) => {
    const before = process.env['TZ']
    try {
      process.env['TZ'] = zone
      const { from = '', to = '' } = askedTime({ from: '2026-02-28', to: '2026-02-28' })
      expect(new Date(from).toString()).toContain('Feb 28 2026 00:00:00')
      expect(new Date(to).toString()).toContain('Mar 01 2026 00:00:00')
    } finally {
      if (before === undefined) delete process.env['TZ']
      else process.env['TZ'] = before
    }
  },
)
