/** Texts that the specification gives letter for letter, by requirement. Do not reword them. */
export const specified = {
  'AUT-016': { failed: 'There was an error processing your request. Please try again.' },
  'END-009': { submit: 'Submit' },
  'END-012': { protocols: 'Loss Prevention Protocols' },
  'END-026': { thanks: 'Thank you for the request' },
  'REN-003': { noPolicy: 'No Policy Found.' },
} as const
