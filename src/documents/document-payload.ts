import type { DocumentType, DocumentUploadPayload } from '@captive/api-client/contract'
import type { Answers } from '@captive/form-engine'

import { quarterOfMonth } from '../format/quarter.ts'

interface FiledFor {
  type: DocumentType | undefined
  ClientId: number | null
  ProgramsRecId: number | null
  /** What it is of: `2026-03-31`. */
  day: string
}

/**
 * Complete answers to `description` and `file` as createDocument takes them (UPL-017); DocumentId is the code of the
 * category (AMB-070), the quarter that of the month (AMB-075).
 */
export function documentPayload(answers: Answers, { type, day, ...owner }: FiledFor): DocumentUploadPayload {
  const { description } = answers
  const [file] = answers['file'] as [{ name: string; filePath?: string }]
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return {
    ...owner,
    DocumentId: type?.Code ?? '',
    DocumentTypesRecId: type?.RecId ?? 0,
    FilePath: file.filePath ?? '',
    FileName: file.name,
    Description: typeof description === 'string' ? description.trim() : '',
    Year: year,
    Month: month,
    Day: date,
    Quarter: quarterOfMonth(month),
  }
}
