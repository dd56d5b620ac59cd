import type { VehicleScheduleRow } from '@captive/api-client/contract'

import { exportedDate, type ExportedCell } from '../../ui/data-table/export-rows.ts'
import { texts } from './texts.ts'

/** The specification fixes the columns, their order and their spelling (KSK-005). */
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

/** The cells of the vehicle schedule sheet: a header row, then one row per vehicle. */
export function vehicleCells(vehicles: readonly VehicleScheduleRow[]): ExportedCell[][] {
  return [[...columns], ...vehicles.map((vehicle) => columns.map((column) => cellOf(vehicle, column)))]
}

function cellOf(vehicle: VehicleScheduleRow, column: (typeof columns)[number]): ExportedCell {
  const isDate = column === 'EffectiveDate' || column === 'ExpirationDate'
  return isDate ? exportedDate(vehicle[column], 'date') : vehicle[column]
}

/** The number of power units, which are all vehicles except trailers. */
export function countPowerUnits(vehicles: readonly VehicleScheduleRow[]): number {
  return vehicles.filter(({ Type }) => !/trailer/i.test(Type)).length
}

/**
 * The number of vehicles by type, most frequent first. If there are more than `maxRows` types, the last row adds up the
 * rest.
 */
export function countByType(
  vehicles: readonly VehicleScheduleRow[],
  maxRows: number,
): { type: string; count: number }[] {
  const counts = [...Map.groupBy(vehicles, ({ Type }) => Type)]
    .map(([type, those]) => ({ type, count: those.length }))
    .toSorted((one, other) => other.count - one.count || one.type.localeCompare(other.type))
  if (counts.length <= maxRows) return counts
  const others = counts.slice(maxRows - 1).reduce((sum, { count }) => sum + count, 0)
  return [...counts.slice(0, maxRows - 1), { type: texts.vehicles.otherTypes, count: others }]
}
