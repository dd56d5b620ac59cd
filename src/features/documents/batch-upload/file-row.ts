import type { DocumentGuess, DocumentUploadPayload } from '@captive/api-client/contract'

import { checkFile } from '../../../api/check-file.ts'
import type { UploadChoices } from '../upload-choices.ts'
import { texts } from './texts.ts'

/** A file in the table, with its guessed and corrected values. */
export interface FileRow {
  id: string
  file: File
  ClientId: number | null
  ProgramsRecId: number | null
  DocumentTypesRecId: number | null
  Year: number | null
}

const { problems } = texts

/** The row of a file, with the guess from its name. */
export const toFileRow = (file: File, guess: DocumentGuess | undefined): FileRow => ({
  id: crypto.randomUUID(),
  file,
  ClientId: guess?.ClientId ?? null,
  ProgramsRecId: guess?.ProgramsRecId ?? null,
  DocumentTypesRecId: guess?.DocumentTypesRecId ?? null,
  Year: guess?.Year ?? null,
})

/** Whether the category of a row is for documents of a member. Documents of a program have no member. */
export const isOfMember = (upload: UploadChoices, { DocumentTypesRecId }: FileRow): boolean =>
  DocumentTypesRecId === null || upload.isOfMember(DocumentTypesRecId)

/** What is missing or wrong in a row, or null. */
export function problemOf(upload: UploadChoices, row: FileRow): string | null {
  const { file, DocumentTypesRecId, ClientId, ProgramsRecId, Year } = row
  if (!/\.pdf$/i.test(file.name)) return problems.notPdf
  const refused = checkFile(file)
  if (refused !== null) return `${refused}.`
  if (!upload.types.some(({ RecId }) => RecId === DocumentTypesRecId)) return problems.category
  if (isOfMember(upload, row) && ClientId === null) return problems.member
  if (!isOfMember(upload, row) && ProgramsRecId === null) return problems.program
  return Year === null ? problems.year : null
}

/** The body of createDocument for a row without a problem. Its date is the first day of the year. */
export function payloadOf(upload: UploadChoices, row: FileRow, FilePath: string): DocumentUploadPayload {
  const type = upload.types.find(({ RecId }) => RecId === row.DocumentTypesRecId)
  if (!type || row.Year === null) throw new TypeError('A row with a problem is not filed.')
  const ofMember = isOfMember(upload, row)
  const programs = upload.programsOfMember(row.ClientId) ?? []
  const isKnown = programs.some(({ RecId }) => RecId === row.ProgramsRecId)
  return {
    DocumentId: type.Code,
    DocumentTypesRecId: type.RecId,
    FilePath,
    FileName: row.file.name,
    Description: '',
    ClientId: ofMember ? row.ClientId : null,
    ProgramsRecId: ofMember && !isKnown ? (programs[0]?.RecId ?? null) : row.ProgramsRecId,
    Year: row.Year,
    Month: 1,
    Day: 1,
    Quarter: 1,
  }
}
