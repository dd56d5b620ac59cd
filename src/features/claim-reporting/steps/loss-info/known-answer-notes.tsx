import type { KnownKind } from '@captive/api-client/contract'
import type { Form } from '@captive/form-engine'
import type { FormStore } from '@captive/form-engine/store'
import { lazy, Suspense } from 'react'

import type { FieldNote } from '../../../../forms/field-notes.ts'
import type { FindKnown } from '../../model/loss-info/find.ts'

const KnownAnswersList = lazy(async () => ({ default: (await import('./known-answers.tsx')).KnownAnswersList }))

/** Questions that identify a vehicle or a driver, by label code. */
const identifyingQuestions: Readonly<Record<string, KnownKind>> = {
  UnitOrPlate: 'vehicle',
  VehicleVin: 'vehicle',
  DriverFirstName: 'driver',
  DriverLastName: 'driver',
}

/**
 * The lists of known vehicles and drivers below the questions that they answer, by control key.
 * @param form in the user's language
 */
export function knownAnswerNotes(store: FormStore, form: Form, find: FindKnown): Map<string, FieldNote> {
  const notes = new Map<string, FieldNote>()
  for (const { key, label, labelCode, repeatedIn } of form.controls) {
    const kind = identifyingQuestions[labelCode]
    if (kind && repeatedIn === null)
      notes.set(key, (fieldId) => (
        <Suspense>
          <KnownAnswersList {...{ store, fieldId, label, labelCode, kind, find }} />
        </Suspense>
      ))
  }
  return notes
}
