import { expect, test } from 'vitest'

import { formatCount } from './count.ts'
import { formatMoney, formatMoneyAxis } from './money.ts'
import { formatOrdinal } from './ordinal.ts'
import { formatPercent } from './percent.ts'
import { formatFahrenheit } from './temperature.ts'

test('separates thousands', () => {
  expect([0, 12, 1234].map(formatCount)).toEqual(['0', '12', '1,234'])
})

test.each([formatCount, formatMoney, formatMoneyAxis, formatOrdinal, formatPercent, formatFahrenheit])(
  'formats %o as a dash',
  (format) => expect(format(Number.NaN)).toBe('--'),
)
