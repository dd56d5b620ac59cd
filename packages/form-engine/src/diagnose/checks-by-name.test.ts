import { expect, test } from 'vitest'
import { checkDefinitions, compileForm, defineForm } from '../index.ts'

const formOf = (label: string, labelCode = 'Code') =>
  defineForm({ asked: { kind: 'textbox', label, labelCode, confidential: true } })
const codesOf = (...names: Parameters<typeof formOf>) => checkDefinitions(formOf(...names)).map(({ code }) => code)

test.each([
  'Smartphone model',
  'Phone brand',
  'Phone company',
  'Headphones',
  'Telephone pole damaged',
  'Payphone location',
  'Was a phone in use?',
  'Phone app',
  'Type of phone case',
  'Phone call time',
  'Microphone type',
  'Phone extension',
])('reports that “%s” takes phone numbers only', (label) => {
  expect(
    compileForm(formOf(label))
      .validate({ asked: 'Galaxy S24' })
      .map(({ code }) => code),
  ).toEqual(['phone'])
  expect(codesOf(label)).toContain('phone-by-accident')
})

test.each([
  'Phone',
  'Mobile phone',
  'Home phone number',
  'Phone no.',
  'Phone #',
  'Phone:',
  'Cell phone (mobile)',
  "Driver's mobile phone",
  'Phone of the witness',
  'Telephone number where we reach you',
  'Phone 2',
])('reports nothing for “%s”', (label) => {
  expect(codesOf(label)).toEqual([])
})

test.each(['ContactPhone', 'EmployeePhoneNumber', 'PHONE', 'home_phone', 'Phone2'])(
  'says nothing about the label code %s',
  (code) => expect(codesOf('How do we reach you?', code)).toEqual([]),
)

test.each(['Social Security office', 'SSN verified by', 'Social security benefits', 'Last four of SSN'])(
  'reports that “%s” takes Social Security numbers only',
  (label) => expect(codesOf(label)).toContain('ssn-by-accident'),
)

test.each(['SSN', 'Social Security number', 'SSN of the employee', 'Social Security No.', 'SSN (nine digits)'])(
  'reports nothing for “%s”',
  (label) => expect(codesOf(label)).toEqual([]),
)

test('reports a label code that contains the letters by accident', () => {
  expect(codesOf('Device', 'SmartphoneModel')).toContain('phone-by-accident')
  expect(codesOf('Name of the witness', 'WITNESSNAME')).toContain('ssn-by-accident')
})
