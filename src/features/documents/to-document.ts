import type { DocumentUploadPayload } from '@captive/api-client/contract'
import type { Answers } from '@captive/form-engine'

import { documentPayload } from '../../documents/document-payload.ts'
import type { DocumentUploadForm } from './document-upload-form.ts'

/** Complete answers as createDocument takes them: of a member where the category is, of a program always (UPL-017). */
export function toDocument(answers: Answers, { types, programControl }: DocumentUploadForm): DocumentUploadPayload {
  const type = types.find(({ RecId }) => String(RecId) === answers['category'])
  const control = programControl(answers)
  return documentPayload(answers, {
    type,
    ClientId: type?.Tier === 'Insured' ? Number(answers['member']) : null,
    ProgramsRecId: control ? Number(answers[control.key]) : null,
    day: String(answers['date']),
  })
}
