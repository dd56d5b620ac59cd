import { describe, expect, test } from 'vitest'
import { formatDate, formatTime, formatTimestamp } from './date.ts'

describe('dates', () => {
  test('[ACT-002] formats a timestamp in local time', () => {
    expect(formatTimestamp('2024-05-07T15:04:05')).toBe('05/07/2024, 3:04:05 PM')
    expect(formatTimestamp(new Date(2024, 4, 7, 0, 4, 5))).toBe('05/07/2024, 12:04:05 AM')
  })

  test.each([
    ['America/New_York', '11/20/2026, 3:04:00 PM', '3:04 PM'],
    ['Pacific/Auckland', '11/21/2026, 9:04:00 AM', '9:04 AM'],
  ])('[ACT-002] formats a timestamp in the time zone %s', (zone, timestamp, time) => {
    const before = process.env['TZ']
    try {
      process.env['TZ'] = zone
      const moment = '2026-11-20T20:04:00.000Z'
      expect([formatTimestamp(moment), formatTime(moment)]).toEqual([timestamp, time])
      expect(formatDate(moment)).toBe(timestamp.slice(0, 10))
    } finally {
      if (before === undefined) delete process.env['TZ']
      else process.env['TZ'] = before
    }
  })

  test.each([
    null,
    undefined,
    '',
    'soon',
    '2024-13-40',
    '2024-13-05',
    '2024-00-05',
    '2024-02-30',
    '2024-02-30T10:00:00',
    new Date(Number.NaN),
  ])('[ACT-002] formats %s as --', (value) => {
    expect([formatTimestamp(value), formatDate(value), formatTime(value)]).toEqual(['--', '--', '--'])
  })

  test.each(['2024-03-01', '2024-03-01T00:00:00Z', '2024-03-01T00:00:00.000Z', '2024-03-01T00:00:00+00:00'])(
    'the calendar date %s is the same day in every time zone',
    (value) => {
      const zone = process.env['TZ']
      try {
        for (const west of ['Pacific/Honolulu', 'America/New_York', 'UTC', 'Pacific/Auckland']) {
          process.env['TZ'] = west
          expect(formatDate(value)).toBe('03/01/2024')
        }
      } finally {
        if (zone === undefined) delete process.env['TZ']
        else process.env['TZ'] = zone
      }
    },
  )
})
