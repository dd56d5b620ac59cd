import { linesOfBusiness, type LossAnalysis } from '@captive/api-client/contract'

import { formatHour } from '../../../format/time-of-day.ts'
import { lagParts } from '../register/ranges.ts'
import type { RegisterFilters } from '../register/register-search.ts'
import { texts } from './texts.ts'

type GroupingName = Exclude<keyof LossAnalysis, 'Total' | 'Valuations'>

interface Grouping {
  name: GroupingName
  /** The register filters for the claims of a group with a value. */
  filters: (value: string) => RegisterFilters
  /** The filters for the group without a value. */
  unknown: RegisterFilters
  /** The name of a value, if it differs from the value. */
  label?: (value: string) => string | undefined
}

/** The groupings of claims, in the order of the page. */
export const groupings: readonly Grouping[] = [
  { name: 'Years', filters: (value) => ({ year: Number(value) }), unknown: {} },
  {
    name: 'Lines',
    filters: (value) => ({ line: linesOfBusiness.find((line) => line === value) }),
    unknown: { without: 'line' },
  },
  { name: 'Causes', filters: (cause) => ({ cause }), unknown: { without: 'cause' } },
  { name: 'States', filters: (state) => ({ state }), unknown: { without: 'state' } },
  { name: 'Drivers', filters: (driver) => ({ driver }), unknown: { without: 'driver' } },
  { name: 'Vehicles', filters: (vehicle) => ({ vehicle }), unknown: { without: 'vehicle' } },
  {
    name: 'Hours',
    filters: (hour) => ({ hour: Number(hour) }),
    unknown: { without: 'hour' },
    label: (hour) => formatHour(Number(hour)),
  },
  {
    name: 'Lags',
    filters: (lag) => lagParts.find(({ value }) => value === lag)?.part ?? {},
    unknown: { without: 'reported' },
    label: (lag) => lagParts.find(({ value }) => value === lag)?.label,
  },
]

export const filtersOf = ({ filters, unknown }: Grouping, value: string): RegisterFilters =>
  value === '' ? unknown : filters(value)

export const labelOf = ({ name, label }: Grouping, value: string): string =>
  value === '' ? texts.groups[name].unknown : (label?.(value) ?? value)
