import { dayField, requiredField, textField } from '../common-fields.ts'
import type { RecordKind } from '../record-kind.ts'

export const notes: RecordKind = {
  name: 'notes',
  title: 'Claim notes',
  one: 'note',
  many: 'notes',
  about: 'Adjusters’ notes on claims.',
  fields: [
    {
      name: 'ClaimNumber',
      type: 'identifier',
      heads: ['claim number', 'claim', 'file number'],
      refersTo: { target: 'claim', sets: 'ClaimsRecId' },
      required: true,
      about: 'The number of the claim in the portal.',
    },
    requiredField(dayField('NoteEffDate', ['note date', 'entered', 'effective date'], 'The date of the note.')),
    requiredField(textField('Subject', ['subject', 'note type', 'note title', 'topic'], 'The subject of the note.')),
    requiredField(textField('Notes', ['note', 'notes', 'note text', 'text', 'comments'], 'The text of the note.')),
  ],
  key: ['ClaimsRecId', 'NoteEffDate', 'Subject'],
}
