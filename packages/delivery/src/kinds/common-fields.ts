import type { RecordField } from './record-kind.ts'

const companyFields = (sets: string, words: readonly string[], who: string): RecordField[] => [
  {
    name: `#${sets === 'ClientId' ? 'company' : 'broker'}.code`,
    type: 'identifier',
    heads: words.flatMap((word) => [`${word} code`, `${word} number`]),
    refersTo: { target: 'company', sets, by: 'code' },
    about: `The code of ${who}.`,
  },
  {
    name: `#${sets === 'ClientId' ? 'company' : 'broker'}.name`,
    type: 'text',
    heads: words.flatMap((word) => [`${word} name`, word]),
    refersTo: { target: 'company', sets, by: 'name' },
    about: `The name of ${who}. The code is enough if the file has it.`,
  },
]

/** The company that a record belongs to, by code or by name. */
export const company: RecordField[] = companyFields(
  'ClientId',
  ['company', 'member', 'insured', 'named insured', 'policyholder'],
  'the company',
).map((field) => ({ ...field, required: true }))

/** The broker of a company. */
export const broker: RecordField[] = companyFields('BrokerClientId', ['broker', 'agency', 'agent'], 'the broker')

/** The policy that a record belongs to. It also determines the company. */
export const policy: RecordField = {
  name: 'PolicyNumber',
  type: 'identifier',
  heads: ['policy number', 'policy'],
  refersTo: { target: 'policy', sets: 'PolicyId' },
  required: true,
  about: 'The policy number, in any format.',
}

const program: Omit<RecordField, 'refersTo'> = {
  name: '#program',
  type: 'identifier',
  heads: ['program', 'program code', 'program number', 'program name'],
  about: 'The program by code, number or name, such as PC3-IC or 3.',
}

export const programId: RecordField = { ...program, refersTo: { target: 'program', sets: 'ProgramsRecId' } }

/** The program, for tables that store its code instead of its id. */
export const programCodeIn = (sets: string): RecordField => ({ ...program, refersTo: { target: 'program code', sets } })

export const requiredField = (field: RecordField): RecordField => ({ ...field, required: true })

export const textField = (name: string, heads: readonly string[], about: string): RecordField => ({
  name,
  type: 'text',
  heads,
  about,
})

export const city = textField('City', ['city', 'town'], 'The city.')

/** Spreadsheet programs remove leading zeros. */
export const zipCode: RecordField = {
  ...textField('ZipCode', ['zip code', 'zip', 'postal code'], 'The ZIP code. Leading zeros may be missing.'),
  label: 'ZIP Code',
  read: (written) => (/^\d{3,4}$/.test(written) ? written.padStart(5, '0') : written),
}

export const firstName = requiredField(textField('FirstName', ['first name'], 'The first name.'))
export const lastName = requiredField(textField('LastName', ['last name'], 'The last name.'))

/** An email address. The portal compares it in lower case. */
export const emailField = (name: string, about: string): RecordField => ({
  name,
  type: 'text',
  heads: ['email', 'email address', 'business email'],
  required: true,
  read: (written) => (/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(written) ? written.toLowerCase() : undefined),
  like: 'pat@company.example',
  about,
})

export const dayField = (name: string, heads: readonly string[], about: string): RecordField => ({
  name,
  type: 'day',
  heads,
  about,
})

export const amountField = (name: string, heads: readonly string[], about: string): RecordField => ({
  name,
  type: 'amount',
  heads,
  about,
})

export const wholeNumberField = (name: string, heads: readonly string[], about: string): RecordField => ({
  name,
  type: 'whole',
  heads,
  about,
})

export const numberField = (name: string, heads: readonly string[], about: string): RecordField => ({
  name,
  type: 'number',
  heads,
  about,
})

export const yesOrNoField = (name: string, heads: readonly string[], about: string): RecordField => ({
  name,
  type: 'yes-no',
  heads,
  about,
})
