import { expect, test } from 'vitest'
import { toTimeRange, parseActivitySearch } from './activity-filters.ts'

test('reads the filters from search params and drops malformed ones', () => {
  const filters = { who: 'dana@member.example', what: 'Signed', from: '2026-11-01', to: '2026-11-22' }
  expect(parseActivitySearch({ ...filters, other: 2 })).toEqual(filters)
  expect(parseActivitySearch({ who: '', what: [], from: 'soon', to: '2026-13-40' })).toEqual({})
})

test.each(['UTC', 'America/New_York', 'Pacific/Auckland'])('includes the first and the last day in %s', (zone) => {
  const before = process.env['TZ']
  try {
    process.env['TZ'] = zone
    const { from = '', to = '' } = toTimeRange({ from: '2026-02-28', to: '2026-02-28' })
    expect(new Date(from).toString()).toContain('Feb 28 2026 00:00:00')
    expect(new Date(to).toString()).toContain('Mar 01 2026 00:00:00')
  } finally {
    if (before === undefined) delete process.env['TZ']
    else process.env['TZ'] = before
  }
})
