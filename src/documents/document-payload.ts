import type { DocumentType, DocumentUploadPayload } from '@captive/api-client/contract'
import type { Answers } from '@captive/form-engine'

import { MissingAnswerError, optionalText, requiredText } from '../forms/read-answers.ts'
import { quarterOfMonth } from '../format/quarter.ts'

interface FiledFor {
  type: DocumentType
  ClientId: number | null
  ProgramsRecId: number | null
  /** What it is of: `2026-03-31`. */
  day: string
}

/**
 * The type that was chosen as the category.
 * @throws MissingAnswerError where it is none of them
 */
export function chosenType(answers: Answers, types: readonly DocumentType[]): DocumentType {
  const chosen = requiredText(answers, 'category')
  const type = types.find(({ RecId }) => String(RecId) === chosen)
  if (!type) throw new MissingAnswerError('category')
  return type
}

/**
 * Complete answers to `description` and `file` as createDocument takes them (UPL-017); DocumentId is the code of the
 * category (AMB-070), the quarter that of the month (AMB-075).
 * @throws MissingAnswerError where no file was stored
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
