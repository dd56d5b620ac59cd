import type { KnownAnswers, KnownKind } from '@captive/api-client/contract'
import type { FormSession } from '@captive/form-engine/session'
import { lazy, Suspense } from 'react'

import type { FieldNote } from '../../../forms/field-notes.ts'

const KnownAnswersList = lazy(async () => ({ default: (await import('./known-answers.tsx')).KnownAnswersList }))

/** Finds what the company has named before, by a few letters; nothing where it cannot be asked. */
export type FindKnown = (kind: KnownKind, search: string) => Promise<readonly KnownAnswers[]>

/** Questions that tell one vehicle or driver from another, by label code. */
const finders: Readonly<Record<string, KnownKind>> = {
  UnitOrPlate: 'vehicle',
  VehicleVin: 'vehicle',
  DriverFirstName: 'driver',
  DriverLastName: 'driver',
}

/** What was named before, under the questions that it answers, by control key. */
export function knownFindersOf(session: FormSession, find: FindKnown): Map<string, FieldNote> {
  const found = new Map<string, FieldNote>()
  for (const { key, label, labelCode, repeatedIn } of session.form.controls) {
    const kind = finders[labelCode]
    if (kind && repeatedIn === null)
      found.set(key, (fieldId) => (
        <Suspense>
          <KnownAnswersList {...{ session, fieldId, label, labelCode, kind, find }} />
        </Suspense>
      ))
  }
  return found
}
