import { describe, expect, test } from 'vitest'
import { formatDate, formatTime, formatTimestamp } from './date.ts'

describe('dates', () => {
  test('[ACT-002] a timestamp reads MM/DD/YYYY, h:mm:ss A in local time', () => {
    expect(formatTimestamp('2024-05-07T15:04:05')).toBe('05/07/2024, 3:04:05 PM')
    expect(formatTimestamp(new Date(2024, 4, 7, 0, 4, 5))).toBe('05/07/2024, 12:04:05 AM')
  })

  test.each([null, undefined, '', 'soon', '2024-13-40', '2024-02-30T10:00:00', new Date(Number.NaN)])(
    '[ACT-002] %s is shown as --',
    (value) => {
      expect([formatTimestamp(value), formatDate(value), formatTime(value)]).toEqual(['--', '--', '--'])
    },
  )

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
