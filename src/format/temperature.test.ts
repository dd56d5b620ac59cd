import { expect, test } from 'vitest'

import { formatFahrenheit } from './temperature.ts'

test('[TBL-007] converts to whole degrees Fahrenheit', () => {
  expect([100, 21.5, 0, -17.7, -17.9, -40].map(formatFahrenheit)).toEqual([
    '212°F',
    '71°F',
    '32°F',
    '0°F',
    '0°F',
    '-40°F',
  ])
})
