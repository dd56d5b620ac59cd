import { textbox, type Kind } from '@captive/form-engine'

import { plateDoubt, usDotDoubt } from './vehicle-marks.ts'
import { vinDoubt } from './vin.ts'

/** A doubt about a text, by the label code of its control. */
const doubtsOf: Readonly<Record<string, (text: string) => string | null>> = {
  VehicleVin: vinDoubt,
  OtherVehiclePlate: plateDoubt,
  OtherVehicleUsDot: usDotDoubt,
}

/** The engine's textbox. It also doubts a VIN, a license plate and a US DOT number (decision 175). */
export const vehicleTextbox: Kind<'textbox'> = {
  ...textbox,
  doubt: (control, answer, judging) => {
    const message = doubtsOf[control.labelCode]?.(String(answer)) ?? null
    if (message === null) return textbox.doubt?.(control, answer, judging) ?? null
    return { code: 'vehicle-mark', message: `${message} Please check it.` }
  },
}
