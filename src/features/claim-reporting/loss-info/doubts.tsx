import type { Form } from '@captive/form-engine'
import { lazy, Suspense } from 'react'

import type { FieldNote } from '../../../forms/field-notes.ts'
import type { Doubtful } from './vehicle-doubt.tsx'

const VehicleDoubt = lazy(async () => ({ default: (await import('./vehicle-doubt.tsx')).VehicleDoubt }))

/** What may be mistyped and cannot be judged for certain, by label code. */
const doubtful: Readonly<Record<string, Doubtful>> = {
  VehicleVin: 'VIN',
  OtherVehiclePlate: 'plate',
  OtherVehicleUsDot: 'US DOT number',
}

/** Warnings that never stop a report, by control key. */
export function doubtsOf(form: Form): Map<string, FieldNote> {
  const found = new Map<string, FieldNote>()
  for (const { key, labelCode } of form.controls) {
    const what = doubtful[labelCode]
    if (what)
      found.set(key, (fieldId) => (
        <Suspense>
          <VehicleDoubt fieldId={fieldId} what={what} />
        </Suspense>
      ))
  }
  return found
}
