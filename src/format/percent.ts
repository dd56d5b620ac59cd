import { unknownFigure } from './unknown.ts'

/** A share from 0 to 1 as `87%`, with `decimals` 1 `87.5%`. */
export function formatPercent(share: number, decimals: 0 | 1 = 0): string {
  if (Number.isNaN(share)) return unknownFigure
  return new Intl.NumberFormat('en-US', {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(share)
}
