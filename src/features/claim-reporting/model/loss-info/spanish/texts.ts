import type { VehicleDoubt } from '@captive/api-client/contract'

import type { texts } from '../texts.ts'

/** The hints in Spanish. */
export const spanishHints: typeof texts.hints = {
  Phone: 'Por ejemplo, 313-555-0142.',
  TimeOfLoss: 'Por ejemplo, 2:30 PM o desconocida.',
  LocationOfOccurrence: 'Por ejemplo, I-94 oeste, milla 212.',
  ZipCode: 'Por ejemplo, 48201.',
  StormName: 'Por ejemplo, Helene.',
  ReportNumber: 'Está en la tarjeta que le dio el oficial.',
  PropertyDamageEstimate: 'Una cifra aproximada. Por ejemplo, 4500.',
  UnitOrPlate: 'Por ejemplo, 4127, o la placa.',
  VehicleYear: 'Por ejemplo, 2021.',
  VehicleVin: 'Las 17 letras y números en la puerta del conductor.',
  HazardNumber: 'Los cuatro números del letrero anaranjado o blanco. Por ejemplo, 1203.',
  HoursOnDuty: 'Por ejemplo, 6.5.',
  OtherVehicleUsDot: 'Por ejemplo, USDOT 1234567.',
  OtherVehicleMakeAndModel: 'Por ejemplo, Ford F-150, blanca.',
  Occupation: 'Por ejemplo, conductor o trabajador de muelle.',
  TimeWorkBegan: 'Por ejemplo, 6:00 AM o desconocida.',
  Activity: 'Por ejemplo, sujetar una carga con correas.',
  WageRate: 'Por ejemplo, 24.50.',
  EmployeeZipCode: 'Por ejemplo, 48201.',
}

/** Warnings about vehicle numbers in Spanish. */
export const spanishVehicleDoubts: Readonly<Record<VehicleDoubt, string>> = {
  VehicleVin: 'Un VIN tiene 17 letras y números, sin I, O ni Q. Este no parece correcto. Verifíquelo.',
  OtherVehiclePlate: 'Una placa tiene como máximo 8 letras y números. Verifíquela.',
  OtherVehicleUsDot: 'Un número US DOT tiene como máximo 8 dígitos, como USDOT 1234567. Verifíquelo.',
}
