import { expect, test } from 'vitest'
import { compileForm, defineForm } from '../../index.ts'

const formOf = (label: string, labelCode: string, mask = '') =>
  compileForm(defineForm({ field: { kind: 'textbox', label, labelCode, mask } }))

const codeOf = (label: string, labelCode: string, text: string, mask = ''): string | undefined =>
  formOf(label, labelCode, mask).validate({ field: text })[0]?.code

const doubtOf = (label: string, labelCode: string, text: string): string | undefined =>
  formOf(label, labelCode).doubts({ field: text })[0]?.code

test.each(['(201) 555-0123', '212-456-7890', '+1 212 456 7890', '2124567890', ' 212.456.7890 '])(
  '[ENG-028] [WIZ-012] %s is a US mobile number',
  (phone) => expect(codeOf('Phone', '', phone)).toBeUndefined(),
)

test.each([
  '12345',
  '112-456-7890',
  '212-156-7890',
  '800-555-1234',
  '1 (888) 252-4650',
  '+44 20 7946 0958',
  'call 212-456-7890',
  '212-456-7890 212-456-7891',
])('[ENG-028] [WIZ-012] refuses %s', (phone) => expect(codeOf('Phone', '', phone)).toBe('phone'))

test.each(['679-555-0142', '787-555-0123', '671-477-1234', '416-555-0123', '555-555-5555', '212-456-7890 x5'])(
  '[ENG-028] [WIZ-012] %s fits the numbering plan and is accepted',
  (phone) => expect(codeOf('Phone', '', phone)).toBeUndefined(),
)

test('[ENG-028] detects phones by label or label code, except fax and cell', () => {
  expect([codeOf('Work PHONE no.', '', 'x'), codeOf('Reach at', 'ContactPhone', 'x')]).toEqual(['phone', 'phone'])
  expect([codeOf('Fax', '', 'x'), codeOf('Cell', '', 'x')]).toEqual([undefined, undefined])
})

test('[ENG-030] requires 3-2-4 digits in an SSN, with optional dashes', () => {
  for (const ssn of ['123-45-6789', '123456789', '123-456789', ' 123-45-6789 '])
    expect(codeOf('SSN', '', ssn)).toBeUndefined()
  for (const ssn of ['12-345-6789', '123 45 6789', '123-45-678', '123-45-67890', 'abc-de-fghi'])
    expect(codeOf('SSN', '', ssn)).toBe('ssn')
})

test('[ENG-030] doubts but accepts an SSN that is never issued', () => {
  for (const ssn of ['000-12-3456', '123-00-4567', '123-45-0000', '123450000', '666-12-3456', '900-12-3456']) {
    expect(codeOf('SSN', '', ssn), ssn).toBeUndefined()
    expect(doubtOf('SSN', '', ssn), ssn).toBe('unused-ssn')
  }
  for (const ssn of ['123-45-6789', '100-10-1000', '12', '']) expect(doubtOf('SSN', '', ssn), ssn).toBeUndefined()
})

test('accepts ZIP codes with five or nine digits', () => {
  for (const zip of ['60431', '60431-1234', '604311234', ' 60431 ']) expect(codeOf('', 'ZipCode', zip)).toBeUndefined()
  for (const zip of ['abc', '6043', '604312', '60431-12']) expect(codeOf('', 'EmployeeZipCode', zip), zip).toBe('zip')
})

test('doubts a Canadian postal code in a ZIP code field', () => {
  for (const code of ['K1A 0B1', 'k1a0b1', 'M5V-2T6']) {
    expect(codeOf('', 'ZipCode', code), code).toBeUndefined()
    expect(doubtOf('', 'ZipCode', code), code).toBe('postal-code')
  }
  expect(doubtOf('', 'ZipCode', '60431')).toBeUndefined()
  expect(codeOf('', 'ZipCode', 'K1A 0B')).toBe('zip')
})

test('[ENG-031] accepts any time text and doubts impossible times', () => {
  const times = ['2:30 PM', '2pm', '14:30', '1430', '0:05', '12:00 a.m.', 'unknown', 'noonish', 'about 3', '3 at night']
  for (const time of [...times, '2:30-3:00 PM', '2:30 or later']) {
    expect(codeOf('', 'TimeOfLoss', time), time).toBeUndefined()
    expect(doubtOf('', 'TimeOfLoss', time), time).toBeUndefined()
  }
  for (const time of ['25:99', '24:00', '13:00 PM', '7:60', '99', '25:99 PM']) {
    expect(codeOf('', 'TimeOfLoss', time), time).toBeUndefined()
    expect(doubtOf('', 'TimeOfLoss', time), time).toBe('no-time')
  }
})

test.each([
  ['SSN', ''],
  ['Employee ssn', ''],
  ['Number', 'EmployeeSsn'],
  ['Number', 'SSNNumber'],
  ['Social Security Number', ''],
  ['Number', 'SocialSecurityNo'],
])('[ENG-030] “%s” (%s) is an SSN and confidential without being flagged', (label, labelCode) => {
  const form = compileForm(defineForm({ field: { kind: 'textbox', label, labelCode } }))
  expect(form.control('field')).toMatchObject({ check: 'ssn', confidential: true })
})

test.each([
  ['Witness name', 'WitnessName'],
  ['Loss number', 'LossNumber'],
  ['businessname', ''],
])('[ENG-030] does not take “%s” (%s) for an SSN', (label, labelCode) => {
  expect(codeOf(label, labelCode, 'Ann')).toBeUndefined()
})

test('[ENG-016] masks all digits, with or without separators', () => {
  for (const text of ['123-4567', '1234567']) expect(codeOf('Plate', '', text, '3-4')).toBeUndefined()
  for (const text of ['123-456', '12345678', '123+4567']) expect(codeOf('Plate', '', text, '3-4')).toBe('mask')
  expect(codeOf('Plate', '', '(12) 345', '(##) ###')).toBeUndefined()
  expect(codeOf('Plate', '', 'anything', '1')).toBeUndefined()
})

test('[ENG-012] requires a required checkbox to be ticked', () => {
  const form = compileForm(defineForm({ confirmed: { kind: 'checkbox', label: 'I confirm', required: true } }))
  expect(form.validate({ confirmed: false })).toMatchObject([{ code: 'required', message: 'Please check this box.' }])
  expect(form.validate({ confirmed: true })).toEqual([])
})

test('[ENG-012] treats spaces as blank in a required field', () => {
  const form = compileForm(defineForm({ name: { kind: 'textbox', label: 'Name', required: true } }))
  for (const answers of [{}, { name: '' }, { name: ' \t\u00a0\n' }])
    expect(form.validate(answers)).toMatchObject([{ code: 'required' }])
  expect(form.validate({ name: 'Ann' })).toEqual([])
})

test('[ENG-038] lists errors in form order with their paths', () => {
  const form = compileForm(
    defineForm({
      first: { kind: 'textbox', label: 'First', required: true },
      cars: { kind: 'section', label: 'Cars', controls: { make: { kind: 'textbox', label: 'Make', required: true } } },
      last: { kind: 'textbox', label: 'Last', required: true },
    }),
    { repeating: ['cars'] },
  )
  const errors = form.validate({
    cars: [{ id: 1, make: 'Ford' }, { id: 2 }, { id: 2, make: 'x' }],
  })
  expect(errors.map(({ path, code }) => [...path, code])).toEqual([
    ['first', 'required'],
    ['cars', 2, 'repeat-id'],
    ['cars', 1, 'make', 'required'],
    ['last', 'required'],
  ])
})
