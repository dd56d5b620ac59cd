import type { documents } from '../database/tables/documents.ts'
import type { documentTypeRows } from '../reference/document-types.ts'
import type { Book } from './book.ts'
import { workingMoment } from './calendar.ts'
import type { Random } from './random.ts'

export type DemoDocumentRow = typeof documents.$inferInsert
export type DocumentTypeRow = (typeof documentTypeRows)[number]

interface Filing {
  type: Pick<DocumentTypeRow, 'RecId' | 'Name'>
  owner: { ClientId: number | null; ProgramsRecId: number | null }
  /** What the document is about, not when it was filed. */
  day: string
  period: string
  description: string
  createdBy: string
  createdOn?: string
  policyNumber?: string
}

/** A document whose file is made when somebody asks for it. */
export function documentRow({ today }: Book, random: Random, filing: Filing): DemoDocumentRow {
  const { type, owner, day, period, description, createdBy, createdOn = day, policyNumber = null } = filing
  const key = Array.from({ length: 4 }, () => random.whole(0, 0xffff_ffff).toString(16).padStart(8, '0')).join('')
  return {
    DocumentTypesRecId: type.RecId,
    ...owner,
    FileName: policyNumber ? `Policy ${policyNumber}.pdf` : `${type.Name} ${period}.pdf`,
    FilePath: key,
    mediaType: 'application/pdf',
    generated: true,
    Description: description.replace('{period}', period),
    PolicyNumber: policyNumber,
    Year: Number(day.slice(0, 4)),
    Month: Number(day.slice(5, 7)),
    Day: Number(day.slice(8, 10)),
    CreatedDateTime: workingMoment(createdOn, random, today),
    CreatedBy: createdBy,
  }
}
