// The texts of phone, email, number and SSN are given letter for letter in core §5.
/** The error texts by code. */
export const textMessages = {
  date: 'Please choose a date.',
  'future-date': 'Please choose a date that is not in the future.',
  phone: 'Please enter a valid phone number.',
  email: 'Please enter a valid email address.',
  number: 'Please enter a valid number.',
  ssn: 'Please enter a valid SSN.',
  zip: 'Please enter a ZIP code such as 48201.',
  mask: 'Please enter all the digits.',
} as const

/** The error codes of text checks. */
export type TextFault = keyof typeof textMessages
