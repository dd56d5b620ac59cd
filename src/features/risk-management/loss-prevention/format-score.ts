import { formatPercent } from '../../../format/percent.ts'

/** For example `78%` or `78.5%`. */
export function formatScore(percent: number): string {
  return formatPercent(percent / 100, Number.isInteger(percent) ? 0 : 1)
}
