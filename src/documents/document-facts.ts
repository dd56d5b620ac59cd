import type { Document } from '@captive/api-client/contract'

/** What a document is of, which may be other than the day it was filed: `2026-03-31`. */
export function dayOf({ Year, Month, Day }: Pick<Document, 'Year' | 'Month' | 'Day'>): string {
  return [String(Year).padStart(4, '0'), twoDigits(Month), twoDigits(Day)].join('-')
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Those filed under a category or below it (DOC-011, AMB-070), the latest day first. */
export function documentsIn(documents: readonly Document[], prefix: string): Document[] {
  return documents
    .filter(({ DocumentId }) => DocumentId === prefix || DocumentId.startsWith(`${prefix}_`))
    .toSorted((one, other) => dayOf(other).localeCompare(dayOf(one)) || other.RecId - one.RecId)
}

/** What a document is within its category: 'Minutes' of `Governance_Organization_Meetings_Minutes`. */
export function kindOf({ DocumentId }: Pick<Document, 'DocumentId'>): string {
  return DocumentId.split('_').at(-1) ?? ''
}

/** The name it was filed under, without what no disk takes (AMB-076). */
export function fileNameOf({ FileName }: Pick<Document, 'FileName'>): string {
  return FileName.replace(/[\s\\/:*?"<>|\p{Cc}]+/gu, ' ').trim()
}

/** What a person calls it: its file's name without the ending. */
export function titleOf(document: Pick<Document, 'FileName' | 'DocumentId'>): string {
  return fileNameOf(document).replace(/\.[a-z\d]{1,5}$/i, '') || kindOf(document)
}
