/** Texts that the specification gives letter for letter, by requirement. Do not reword them. */
export const specified = {
  'REN-003': { noPolicy: 'No Policy Found.' },
  'REN-004': { upload: 'Upload' },
  'REN-005': { category: 'Category', description: 'Description', upload: 'Upload', cancel: 'Cancel' },
  'REN-012': { uploaded: 'Document Uploaded Successfully' },
  'REN-014': { policyTerm: 'Policy Term' },
  'REN-015': { document: 'Document', category: 'Category', date: 'Date', submitter: 'Submitter', view: 'View' },
  'REN-020': { noDocuments: 'No Documents Found.' },
} as const
