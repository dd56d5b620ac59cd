import type { VehicleScheduleRow } from '@captive/api-client/contract'

import { formatMoney } from '../../format/money.ts'
import type { DataColumn } from '../../ui/data-table/data-column.ts'

/** What tells one vehicle from another, and what it is worth; the workbook has all that is known. */
export const vehicleColumns: readonly DataColumn<VehicleScheduleRow>[] = [
  {
    id: 'vehicle',
    header: 'Vehicle',
    value: ({ Vehyear, Make, Model }) => [Vehyear, Make, Model].filter(Boolean).join(' '),
    total: ({ length }) => `Total of ${length.toLocaleString('en-US')} ${length === 1 ? 'vehicle' : 'vehicles'}`,
  },
  { id: 'vin', header: 'VIN', value: ({ VIN }) => VIN, kind: 'identifier', fact: true },
  { id: 'type', header: 'Type', value: ({ Type }) => Type, fact: true },
  {
    id: 'garage',
    header: 'City',
    value: ({ City, RegistrationState }) => [City, RegistrationState].filter(Boolean).join(', '),
    fact: true,
  },
  {
    id: 'cost',
    header: 'Cost New',
    kind: 'dollars',
    value: ({ CostNew }) => CostNew,
    total: (rows) =>
      formatMoney(
        rows.reduce((sum, { CostNew }) => sum + CostNew, 0),
        0,
      ),
    fact: true,
  },
  { id: 'policy', header: 'Policy Number', value: ({ PolicyNumber }) => PolicyNumber, kind: 'identifier' },
  { id: 'radius', header: 'Radius', value: ({ Radius }) => Radius },
]
