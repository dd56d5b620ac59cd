/** Texts by code. */
export type Messages = Readonly<Record<string, string>>

/** Texts of the engine. Phone, e-mail, number and SSN are the specification's, letter by letter (core §5). */
export const MESSAGES = {
  email: 'Please enter a valid email address.',
  phone: 'Please enter a valid phone number.',
  number: 'Please enter a valid number.',
  ssn: 'Please enter a valid SSN.',
  zip: 'Please enter a ZIP code such as 48201.',
  required: 'Please fill in this field.',
  'needs-one': 'Please choose at least one.',
  tick: 'Please tick this box.',
  type: 'Please enter this again.',
  option: 'Please choose one of the options.',
  date: 'Please choose a date.',
  'future-date': 'Please choose a date that is not in the future.',
  mask: 'Please enter all the digits.',
  /** `{longest}` stands for the number of characters. */
  'too-long': 'Please shorten this to {longest} characters or fewer.',
  'repeat-id': 'Please remove this entry and add it again.',
  'unknown-control': 'This question is not part of the form.',
  'hidden-control': 'This question does not apply to the other answers.',
  'doubled-value': 'This question is answered twice.',
  'misplaced-value': 'This answer belongs to another part of the form.',
} as const satisfies Messages
