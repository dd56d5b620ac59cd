import type { Document } from '@captive/api-client/contract'

/** The date of a document, yyyy-MM-dd, which may differ from the day it was uploaded. */
export function dayOf({ Year, Month, Day }: Pick<Document, 'Year' | 'Month' | 'Day'>): string {
  return [String(Year).padStart(4, '0'), twoDigits(Month), twoDigits(Day)].join('-')
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** The documents of a category and its subcategories (AMB-070), latest date first. */
export function documentsIn(documents: readonly Document[], prefix: string): Document[] {
  return documents
    .filter(({ DocumentId }) => DocumentId === prefix || DocumentId.startsWith(`${prefix}_`))
    .toSorted((one, other) => dayOf(other).localeCompare(dayOf(one)) || other.RecId - one.RecId)
}

/** The last part of the category path: `Minutes` for `Governance_Organization_Meetings_Minutes`. */
export function kindOf({ DocumentId }: Pick<Document, 'DocumentId'>): string {
  return DocumentId.split('_').at(-1) ?? ''
}

/** The file name without characters that file systems do not allow (AMB-076). */
export function fileNameOf({ FileName }: Pick<Document, 'FileName'>): string {
  return FileName.replace(/[\s\\/:*?"<>|\p{Cc}]+/gu, ' ').trim()
}

/** The file name without its extension. */
export function titleOf(document: Pick<Document, 'FileName' | 'DocumentId'>): string {
  return fileNameOf(document).replace(/\.[a-z\d]{1,5}$/i, '') || kindOf(document)
}
