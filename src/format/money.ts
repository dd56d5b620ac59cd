import { unknownFigure } from './unknown.ts'

const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const short = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/**
 * US dollars: `$1,234.50`; with `decimals` 0, as the dashboard shows them, `$1,235` (TBL-005, AMB-054); `--` for NaN.
 */
export function formatMoney(dollars: number, decimals: 0 | 2 = 2): string {
  if (Number.isNaN(dollars)) return unknownFigure
  // A minus sign before zero (-0.001) would look like a debt.
  const text = (decimals === 0 ? whole : exact).format(dollars)
  return /[1-9]/.test(text) ? text : text.replace('-', '')
}

/** Money on the axis of a chart: `$950`, `$12.5K`, `$3M` (TBL-006). */
export function formatMoneyAxis(dollars: number): string {
  if (Number.isNaN(dollars)) return unknownFigure
  const sign = dollars < 0 ? '-' : ''
  const size = Math.abs(dollars)
  // 999,950 is the smallest amount that rounds to 1,000K.
  if (size >= 999_950) return `${sign}$${short.format(size / 1e6)}M`
  if (size >= 1e3) return `${sign}$${short.format(size / 1e3)}K`
  return `${sign}$${short.format(size)}`
}
