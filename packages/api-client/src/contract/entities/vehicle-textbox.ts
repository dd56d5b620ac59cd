import { textbox, type Kind } from '@captive/form-engine'

import { plateDoubt, usDotDoubt } from './vehicle-marks.ts'
import { vinDoubt } from './vin.ts'

/** The codes of doubts about vehicles: the label codes of their controls. A language has a text for each. */
export type VehicleDoubt = 'VehicleVin' | 'OtherVehiclePlate' | 'OtherVehicleUsDot'

const doubtsOf: Readonly<Record<string, (text: string) => string | null>> = {
  VehicleVin: vinDoubt,
  OtherVehiclePlate: plateDoubt,
  OtherVehicleUsDot: usDotDoubt,
} satisfies Record<VehicleDoubt, (text: string) => string | null>

/** The engine's textbox, with doubts about VINs, license plates and US DOT numbers (decision 175). */
export const vehicleTextbox: Kind<'textbox'> = {
  ...textbox,
  doubt: (control, answer, validationContext) => {
    const message = doubtsOf[control.labelCode]?.(String(answer)) ?? null
    if (message === null) return textbox.doubt?.(control, answer, validationContext) ?? null
    return { code: control.labelCode, message: `${message} Please check it.` }
  },
}
