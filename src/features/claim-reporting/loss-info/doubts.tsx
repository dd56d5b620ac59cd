import { plateDoubt, usDotDoubt, vinDoubt } from '@captive/api-client/contract'
import type { Form } from '@captive/form-engine'

import { Doubt } from '../../../forms/doubt.tsx'
import type { FieldNote } from '../../../forms/field-notes.ts'

/** What may be mistyped and cannot be judged for certain, by label code. */
const doubtful = {
  VehicleVin: { title: 'Please check the VIN', doubtOf: vinDoubt },
  OtherVehiclePlate: { title: 'Please check the plate', doubtOf: plateDoubt },
  OtherVehicleUsDot: { title: 'Please check the US DOT number', doubtOf: usDotDoubt },
} as const

/** Warnings that never stop a report, by control key. */
export function doubtsOf(form: Form): Map<string, FieldNote> {
  const found = new Map<string, FieldNote>()
  for (const { key, labelCode } of form.controls)
    if (labelCode in doubtful) {
      const doubt = doubtful[labelCode as keyof typeof doubtful]
      found.set(key, (fieldId) => <Doubt fieldId={fieldId} {...doubt} />)
    }
  return found
}
