import { specified } from './specified-texts.ts'

const { category, program, member, date, description, upload } = specified['UPL-001']

export const texts = {
  title: specified['SHL-007'].title,
  about: 'Upload a PDF to a program or member category.',
  loading: 'Loading categories, programs and members',
  failed: { title: 'The form did not load', details: 'Your earlier entries are still saved.' },
  effect: 'The document is listed right away for everyone with access to the category.',
  fields: {
    category,
    program,
    member,
    memberHelp: 'Only for a member category. Lists companies that are or were in a program.',
    memberMissing: 'Choose the member that the document belongs to.',
    date,
    dateHelp: 'Date of the document.',
    description,
    file: 'PDF file',
    wrongProgram: 'The member was never in this program. Choose another program.',
  },
  upload,
  uploading: 'Uploading',
  leave: 'Your document has not been uploaded. Do you want to leave the page?',
  uploaded: specified['UPL-018'].uploaded,
  uploadedHint: 'It is now listed in its category.',
  again: 'Upload another',
  receipt: 'Uploaded document',
  document: 'Document',
}
