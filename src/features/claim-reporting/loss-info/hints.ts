import type { Definitions } from '@captive/form-engine'

/** What to write where a person could hesitate, by label code; the served tables have no column for it. */
export const hints: Readonly<Record<string, string>> = {
  Phone: 'Like 313-555-0142.',
  TimeOfLoss: 'Like 2:30 PM, or unknown.',
  LocationOfOccurrence: 'Like I-94 west, mile marker 212.',
  ZipCode: 'Like 48201.',
  StormName: 'Like Helene.',
  ReportNumber: 'It stands on the card the officer gave you.',
  PropertyDamageEstimate: 'A rough figure, like 4500.',
  UnitOrPlate: 'Like 4127, or the plate.',
  VehicleYear: 'Like 2021.',
  VehicleVin: "17 letters and digits, as on the driver's door.",
  HazardNumber: 'Four digits on the orange or white sign, like 1203.',
  HoursOnDuty: 'Like 6.5.',
  OtherVehicleUsDot: 'Like USDOT 1234567.',
  OtherVehicleMakeAndModel: 'Like Ford F-150, white.',
  Occupation: 'Like driver, or dock worker.',
  TimeWorkBegan: 'Like 6:00 AM, or unknown.',
  Activity: 'Like strapping down a load.',
  WageRate: 'Like 24.50.',
  EmployeeZipCode: 'Like 48201.',
}

/** Definitions with a hint under each question that has one and brings none of its own. */
export function withHints(definitions: Definitions): Definitions {
  const controls = definitions.controls.map((row) => {
    const hint = hints[row.ControlLabelCode]
    return hint === undefined || row.Help ? row : { ...row, Help: hint }
  })
  return { ...definitions, controls }
}
