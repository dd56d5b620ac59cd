/** Texts that the specification gives letter for letter, by requirement. Do not reword them. */
export const specified = {
  'COM-002': { newsletter: 'Quarterly Newsletter' },
  'COM-003': { webinars: 'Webinars' },
  'COM-004': { protocols: 'Loss Prevention Protocols' },
  'DOC-012': { noDocuments: 'No Documents Found.' },
  'GOV-014': { none: 'None Found.' },
} as const
