import type { VehicleScheduleRow } from '@captive/api-client/contract'

import { dateCell, type ExportedCell } from '../../ui/data-table/export-rows.ts'

/** Exactly these, in this order and spelling (core §9, KSK-005). */
const columns = [
  'PolicyNumber',
  'EffectiveDate',
  'ExpirationDate',
  'Vehyear',
  'Make',
  'Model',
  'VIN',
  'City',
  'RegistrationState',
  'Type',
  'ClassCode',
  'CostNew',
  'Use',
  'Radius',
] as const satisfies (keyof VehicleScheduleRow)[]

/** The sheet of a vehicle schedule: its heads, then a line for each vehicle; dates stay dates. */
export function vehicleCells(vehicles: readonly VehicleScheduleRow[]): ExportedCell[][] {
  return [[...columns], ...vehicles.map((vehicle) => columns.map((column) => cellOf(vehicle, column)))]
}

function cellOf(vehicle: VehicleScheduleRow, column: (typeof columns)[number]): ExportedCell {
  const isDate = column === 'EffectiveDate' || column === 'ExpirationDate'
  return isDate ? dateCell(vehicle[column], 'date') : vehicle[column]
}

/** How many of them have an engine: those that a policy counts as power units. */
export function countPowerUnits(vehicles: readonly VehicleScheduleRow[]): number {
  return vehicles.filter(({ Type }) => !/trailer/i.test(Type)).length
}

/** How many there are of each type, the most frequent first; of more than `most` types the last are taken together. */
export function countByType(vehicles: readonly VehicleScheduleRow[], most: number): { type: string; count: number }[] {
  const counts = [...Map.groupBy(vehicles, ({ Type }) => Type)]
    .map(([type, those]) => ({ type, count: those.length }))
    .toSorted((one, other) => other.count - one.count || one.type.localeCompare(other.type))
  if (counts.length <= most) return counts
  const others = counts.slice(most - 1).reduce((sum, { count }) => sum + count, 0)
  return [...counts.slice(0, most - 1), { type: 'Other types', count: others }]
}
