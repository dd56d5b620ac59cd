import type { DecimalMark } from '../values/amount.ts'
import type { DateOrder } from '../values/day.ts'
import type { ColumnProfile } from './column-profile.ts'
import type { Mapping } from './mapping.ts'

/** The decimal mark of each amount column by index, from the mapping or otherwise from the cells. */
export function decimalMarksOf(
  amountColumns: readonly number[],
  profiles: ReadonlyMap<number, ColumnProfile>,
  { conventions }: Mapping,
): Map<number, DecimalMark> {
  const markOf = (evidence: readonly ColumnProfile[]): DecimalMark | undefined => {
    const balance = evidence.reduce((sum, { comma, point }) => sum + comma - point, 0)
    if (balance === 0) return undefined
    return balance > 0 ? ',' : '.'
  }
  const profilesOf = (indexes: readonly number[]) => indexes.flatMap((index) => profiles.get(index) ?? [])
  const markOfFile = conventions?.decimal ?? markOf(profilesOf(amountColumns)) ?? '.'
  return new Map(
    amountColumns.map((index) => [index, conventions?.decimal ?? markOf(profilesOf([index])) ?? markOfFile]),
  )
}

/** Whether the day or the month comes first in the numeric dates of a file. */
export function dateOrderOf(profiles: ReadonlyMap<number, ColumnProfile>, { conventions }: Mapping): DateOrder {
  const written = conventions?.dates?.trim().toUpperCase()
  if (written && /^D{1,2}[^A-Z]/.test(written)) return 'day first'
  if (written && written.startsWith('M')) return 'month first'
  const balance = [...profiles.values()].reduce((sum, { dayFirst, monthFirst }) => sum + dayFirst - monthFirst, 0)
  return balance > 0 ? 'day first' : 'month first'
}
