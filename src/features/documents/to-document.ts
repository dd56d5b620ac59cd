import type { DocumentUploadPayload } from '@captive/api-client/contract'
import type { Answers } from '@captive/form-engine'

import { chosenType, documentPayload } from '../../documents/document-payload.ts'
import { chosenId, requiredText } from '../../forms/read-answers.ts'
import type { DocumentUploadForm } from './document-upload-form.ts'

/** The body of createDocument. ClientId is null for a program category (UPL-017). */
export function toDocument(answers: Answers, { types, isOfMember }: DocumentUploadForm): DocumentUploadPayload {
  return documentPayload(answers, {
    type: chosenType(answers, types),
    ClientId: isOfMember(answers) ? chosenId(answers, 'member') : null,
    ProgramsRecId: chosenId(answers, 'program'),
    day: requiredText(answers, 'date'),
  })
}
