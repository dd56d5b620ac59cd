import type { VehicleScheduleRow } from '@captive/api-client/contract'

import { formatMoney } from '../../format/money.ts'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { texts } from './texts.ts'

/** The columns that identify a vehicle, and its cost. The workbook has all 14 columns. */
const headers = texts.vehicles.columns

export const vehicleColumns: readonly DataColumn<VehicleScheduleRow>[] = [
  {
    id: 'vehicle',
    header: headers.vehicle,
    value: ({ Vehyear, Make, Model }) => [Vehyear, Make, Model].filter(Boolean).join(' '),
    total: ({ length }) => texts.vehicles.total(length),
  },
  { id: 'vin', header: headers.vin, value: ({ VIN }) => VIN, kind: 'identifier', shownOnCard: true },
  { id: 'type', header: headers.type, value: ({ Type }) => Type, shownOnCard: true },
  {
    id: 'garage',
    header: headers.city,
    value: ({ City, RegistrationState }) => [City, RegistrationState].filter(Boolean).join(', '),
    shownOnCard: true,
  },
  {
    id: 'cost',
    header: headers.costNew,
    kind: 'dollars',
    value: ({ CostNew }) => CostNew,
    total: (rows) =>
      formatMoney(
        rows.reduce((sum, { CostNew }) => sum + CostNew, 0),
        0,
      ),
    shownOnCard: true,
  },
  { id: 'policy', header: headers.policyNumber, value: ({ PolicyNumber }) => PolicyNumber, kind: 'identifier' },
  { id: 'radius', header: headers.radius, value: ({ Radius }) => Radius },
]
