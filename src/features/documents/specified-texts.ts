/** Texts that the specification gives letter for letter, by requirement. Do not reword them. */
export const specified = {
  'SHL-007': { title: 'Document Upload' },
  'UPL-001': {
    category: 'Category',
    program: 'Program',
    member: 'Member',
    date: 'Date',
    description: 'Description',
    upload: 'Upload',
  },
  'UPL-018': { uploaded: 'Document Uploaded Successfully' },
} as const
