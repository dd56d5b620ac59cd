import type { DocumentType, DocumentUploadPayload } from '@captive/api-client/contract'
import type { Answers } from '@captive/form-engine'

import { MissingAnswerError, optionalText, requiredText } from '../forms/read-answers.ts'
import { quarterOfMonth } from '../format/quarter.ts'

interface FiledFor {
  type: DocumentType
  ClientId: number | null
  ProgramsRecId: number | null
  /** The date of the document, yyyy-MM-dd. */
  day: string
}

/**
 * The document type chosen as category.
 * @throws MissingAnswerError if it is not among the types
 */
export function chosenType(answers: Answers, types: readonly DocumentType[]): DocumentType {
  const chosen = requiredText(answers, 'category')
  const type = types.find(({ RecId }) => String(RecId) === chosen)
  if (!type) throw new MissingAnswerError('category')
  return type
}

/**
 * Converts answers to the body of createDocument. DocumentId is the code of the category (AMB-070); the quarter follows
 * from the month (AMB-075).
 * @throws MissingAnswerError if no file was stored
 */
export function documentPayload(answers: Answers, { type, day, ...owner }: FiledFor): DocumentUploadPayload {
  const [file] = (answers['file'] ?? []) as { name: string; filePath?: string }[]
  if (!file?.filePath) throw new MissingAnswerError('file')
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return {
    ...owner,
    DocumentId: type.Code,
    DocumentTypesRecId: type.RecId,
    FilePath: file.filePath,
    FileName: file.name,
    Description: optionalText(answers, 'description'),
    Year: year,
    Month: month,
    Day: date,
    Quarter: quarterOfMonth(month),
  }
}
