import { plural, type VehicleScheduleRow } from '@captive/api-client/contract'

import type { Drawing } from '../../../pdf/document.ts'
import { formatAmount, formatDate } from '../../../pdf/format.ts'
import { texts } from './texts.ts'

const { vehicles: words } = texts

/** The vehicles covered by policies in force, by policy. */
export function drawVehicles(drawing: Drawing, rows: readonly VehicleScheduleRow[]): void {
  drawing.paragraph(words.count(plural(rows.length, { one: 'vehicle', other: 'vehicles' })))
  for (const [policy, ofPolicy] of Map.groupBy(rows, ({ PolicyNumber }) => PolicyNumber)) {
    const [{ EffectiveDate, ExpirationDate } = { EffectiveDate: '', ExpirationDate: '' }] = ofPolicy
    const name = words.policy(policy, `${formatDate(EffectiveDate)} – ${formatDate(ExpirationDate)}`)
    drawing.heading(name)
    drawing.table({
      name,
      size: 9,
      columns: [
        { header: words.year, width: 40 },
        { header: words.makeAndModel, width: 150 },
        { header: words.vin, width: 130 },
        { header: words.garaged, width: 130 },
        { header: words.type, width: 100 },
        { header: words.radius, width: 80 },
        { header: words.costNew, width: 80, align: 'right' },
      ],
      rows: ofPolicy.map((vehicle) => ({
        cells: [
          String(vehicle.Vehyear),
          `${vehicle.Make} ${vehicle.Model}`,
          vehicle.VIN,
          [vehicle.City, vehicle.RegistrationState].filter(Boolean).join(', '),
          vehicle.Type,
          vehicle.Radius,
          formatAmount(vehicle.CostNew),
        ],
      })),
    })
  }
}
