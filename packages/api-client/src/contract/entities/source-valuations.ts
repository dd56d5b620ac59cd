import type { Claim } from './claim.ts'
import type { SourceValuation } from './source-valuation.ts'

/** The newest valuation of each source, newest first. Claims without a date are left out. */
export const valuationsOf = (claims: readonly Pick<Claim, 'SourceNm' | 'ValuationDate'>[]): SourceValuation[] =>
  newestOfSources(claims.map(({ SourceNm, ValuationDate }) => ({ Source: SourceNm ?? '', ValuationDate })))

/** The newest valuation of each source over several policies, newest first. */
export const newestValuations = (totals: readonly { Valuations: readonly SourceValuation[] }[]): SourceValuation[] =>
  newestOfSources(totals.flatMap(({ Valuations }) => Valuations))

function newestOfSources(valuations: readonly SourceValuation[]): SourceValuation[] {
  const newest = new Map<string, string>()
  for (const { Source, ValuationDate } of valuations)
    if (ValuationDate > (newest.get(Source) ?? '')) newest.set(Source, ValuationDate)
  return [...newest]
    .map(([Source, ValuationDate]) => ({ Source, ValuationDate }))
    .toSorted((one, other) => compare(other.ValuationDate, one.ValuationDate) || compare(one.Source, other.Source))
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

const inWords = new Intl.ListFormat('en-US', { type: 'conjunction' })

/**
 * `10/31/2026` if all sources were valued on one day, otherwise
 * `10/31/2026 (Great Lakes TPA) and 09/30/2026 (Windrow)`. Undefined without valuations.
 */
export function asOfSources(
  valuations: readonly SourceValuation[],
  formatDay: (day: string) => string,
): string | undefined {
  const byDay = [...Map.groupBy(valuations, ({ ValuationDate }) => ValuationDate)]
  if (byDay.length === 0) return undefined
  if (byDay.length === 1) return byDay.map(([day]) => formatDay(day)).join('')
  const named = ({ Source }: SourceValuation) => Source || 'other sources'
  return inWords.format(byDay.map(([day, ofDay]) => `${formatDay(day)} (${ofDay.map(named).join(', ')})`))
}
