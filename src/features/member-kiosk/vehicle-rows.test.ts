import type { VehicleScheduleRow } from '@captive/api-client/contract'
import { read, utils } from '@e965/xlsx'
import { expect, test } from 'vitest'

import { toWorkbook } from '../../ui/data-table/export-workbook.ts'
import { countByType, countPowerUnits, vehicleCells } from './vehicle-rows.ts'

const tractor: VehicleScheduleRow = {
  PolicyNumber: 'CAL-100-26',
  EffectiveDate: '2026-03-01',
  ExpirationDate: '2027-03-01',
  Vehyear: 2022,
  Make: 'Kenworth',
  Model: 'T680',
  VIN: '1XKYD49X0NJ100001',
  City: 'Joliet',
  RegistrationState: 'IL',
  Type: 'Tractor',
  ClassCode: '50499',
  CostNew: 174_000,
  Use: 'Commercial',
  Radius: 'Local',
}

test('[KSK-005] exports 14 columns with typed numbers and dates', () => {
  const book = read(toWorkbook('Vehicle Schedule', vehicleCells([tractor])))
  const [heads, line, ...more] = utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0] ?? '']!, { header: 1 })
  expect(heads?.join(', ')).toBe(
    'PolicyNumber, EffectiveDate, ExpirationDate, Vehyear, Make, Model, VIN, City, RegistrationState, Type, ClassCode, CostNew, Use, Radius',
  )
  const serial = (day: string) => Date.parse(day) / 86_400_000 + 25_569
  expect(line).toEqual(
    Object.values({ ...tractor, EffectiveDate: serial('2026-03-01'), ExpirationDate: serial('2027-03-01') }),
  )
  const sheet = book.Sheets[book.SheetNames[0] ?? '']!
  expect(sheet['B2']).toMatchObject({ t: 'n', w: '03/01/2026' })
  expect(more).toEqual([])
})

test('counts all vehicles except trailers as power units', () => {
  const types = ['Tractor', 'Semitrailer', 'Trailer', 'Straight Truck', 'TRAILER (REEFER)', 'Pickup']
  expect(countPowerUnits(types.map((Type) => ({ ...tractor, Type })))).toBe(3)
})

test('counts vehicles by type, the most frequent first', () => {
  const vehicle = (Type: string) => ({ ...tractor, Type })
  const vehicles = [vehicle('Trailer'), tractor, tractor, vehicle('Pickup')]
  expect(countByType(vehicles, 3)).toEqual([
    { type: 'Tractor', count: 2 },
    { type: 'Pickup', count: 1 },
    { type: 'Trailer', count: 1 },
  ])
  expect(countByType(vehicles, 2)).toEqual([
    { type: 'Tractor', count: 2 },
    { type: 'Other types', count: 2 },
  ])
})
