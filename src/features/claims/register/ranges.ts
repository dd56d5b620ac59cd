import { lagRanges } from '@captive/api-client/contract'

import { texts } from '../texts.ts'
import type { RegisterFilters } from './register-search.ts'

interface Range<Part> {
  value: string
  label: string
  part: Part
}

const { severities, lags } = texts.register
type Amounts = Pick<RegisterFilters, 'least' | 'most'>
type Lags = Pick<RegisterFilters, 'leastLag' | 'mostLag'>

/** Claims by incurred amount. */
export const severityRanges: readonly Range<Amounts>[] = [
  { value: 'none', label: severities.none, part: { least: undefined, most: 1 } },
  { value: 'small', label: severities.small, part: { least: 1, most: 10_000 } },
  { value: 'medium', label: severities.medium, part: { least: 10_000, most: 50_000 } },
  { value: 'large', label: severities.large, part: { least: 50_000, most: 100_000 } },
  { value: 'largest', label: severities.largest, part: { least: 100_000, most: undefined } },
]

/** Claims by days from loss to report. */
export const lagParts: readonly Range<Lags>[] = lagRanges.map(({ name, ...range }: (typeof lagRanges)[number]) => ({
  value: name,
  label: lags[name],
  part: {
    leastLag: 'least' in range ? range.least : undefined,
    mostLag: 'most' in range ? range.most : undefined,
  },
}))
