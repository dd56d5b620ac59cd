import type { Document } from '@captive/api-client/contract'

/** A sample document. */
export function sampleDocument(RecId: number, DocumentId: string, day: string, more: Partial<Document> = {}): Document {
  const [Year = 0, Month = 0, Day = 0] = day.split('-').map(Number)
  return {
    RecId,
    DocumentId,
    DocumentTypesRecId: 1,
    FileName: `${DocumentId.split('_').at(-1)} ${day}.pdf`,
    FilePath: `key-${RecId}`,
    Description: '',
    ClientId: null,
    ProgramsRecId: 3,
    Year,
    Month,
    Day,
    Quarter: Math.ceil(Month / 3),
    CreatedDateTime: `${day}T12:00:00.000Z`,
    CreatedBy: 'staff.admin@demo.example',
    PolicyNumber: null,
    ...more,
  }
}
