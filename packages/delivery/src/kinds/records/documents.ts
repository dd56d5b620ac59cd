import { company, programId, requiredField, textField, wholeNumberField } from '../common-fields.ts'
import type { RecordKind } from '../record-kind.ts'

export const documents: RecordKind = {
  name: 'documents',
  title: 'Documents',
  one: 'document',
  many: 'documents',
  about:
    'A zip file of documents with an index sheet. Without an index, the portal reads company, category and year from file names such as CEDA0100_Loss Runs_2026.pdf.',
  fields: [
    {
      name: 'FileName',
      type: 'identifier',
      heads: ['file', 'file name', 'document'],
      refersTo: { target: 'file', sets: 'FileName' },
      required: true,
      about: 'The name of the file in the zip.',
    },
    ...company.map(({ required: _, ...field }) => field),
    programId,
    {
      ...requiredField(
        textField('#category', ['category', 'document type', 'type'], 'The category, by its name in the portal.'),
      ),
      refersTo: { target: 'document type', sets: 'DocumentTypesRecId' },
    },
    {
      ...requiredField(wholeNumberField('Year', ['year', 'document year'], 'The year of the document.')),
      between: [1900, 2100],
    },
    { ...wholeNumberField('Month', ['month'], 'The month as a number. The default is January.'), between: [1, 12] },
    { ...wholeNumberField('Day', ['day'], 'The day of the month. The default is 1.'), between: [1, 31] },
    textField('Description', ['description', 'title', 'about'], 'A description of the document.'),
    {
      ...textField('PolicyNumber', ['policy number', 'policy'], 'The policy that the document belongs to.'),
      type: 'identifier',
    },
  ],
  key: ['FileName', 'DocumentTypesRecId', 'ClientId', 'Year'],
  placedBy: 'DocumentTypesRecId',
  dateParts: ['Year', 'Month', 'Day'],
}
