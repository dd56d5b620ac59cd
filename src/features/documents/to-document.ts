import type { DocumentUploadPayload } from '@captive/api-client/contract'
import type { Answers } from '@captive/form-engine'

import { documentPayload } from '../../documents/document-payload.ts'
import type { DocumentUploadForm } from './document-upload-form.ts'

/** Complete answers as createDocument takes them: of a member where the category is, of a program always (UPL-017). */
export function toDocument(answers: Answers, { types, isOfMember }: DocumentUploadForm): DocumentUploadPayload {
  const type = types.find(({ RecId }) => String(RecId) === answers['category'])
  return documentPayload(answers, {
    type,
    ClientId: isOfMember(answers) ? Number(answers['member']) : null,
    ProgramsRecId: Number(answers['program']),
    day: String(answers['date']),
  })
}
