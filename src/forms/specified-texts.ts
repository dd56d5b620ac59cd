/** Texts that the specification gives letter for letter, by requirement. Do not reword them. */
export const specified = {
  'CON-002': { submit: 'Submit' },
  'CON-005': { origin: 'Contact Us' },
  'CON-006': { sent: 'Message Sent Successfully' },
  'MVR-004': { firstName: 'First Name', lastName: 'Last Name', email: 'Email' },
  'REN-005': { chooseFile: 'Choose a File' },
  'UPL-013': { tooLarge: 'Document size can not go over 20MB' },
  'UPL-014': { totalTooLarge: 'Total Documents size can not go over 20MB' },
  'UPL-019': { sessionOver: 'Session Time is Out. Please Log in.' },
} as const
