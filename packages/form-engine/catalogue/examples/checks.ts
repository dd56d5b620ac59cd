import { calendar, section, text } from '../notation/controls.ts'
import { writeTables } from '../../src/definitions/write-tables.ts'
import type { Example } from './example.ts'

const required: Example = {
  name: 'required',
  title: 'Required means visible and not blank; spaces are blank. Errors come in the order of the form.',
  definitions: writeTables([
    section(1, 'Caller', 'Caller', [
      text(10, 'First name', 'FirstName', { required: true }),
      text(2, 'Last name', 'LastName', { required: true }),
      text(3, 'Middle name', 'MiddleName'),
    ]),
  ]),
  cases: [
    { title: 'all blank', answers: {}, shows: ['c10', 'c2', 'c3'], hides: [], errors: ['c10', 'c2'] },
    { title: 'spaces', answers: { c10: 'Ana', c2: '   ' }, shows: ['c10', 'c2', 'c3'], hides: [], errors: ['c2'] },
    { title: 'filled', answers: { c10: 'Ana', c2: 'Ruiz' }, shows: ['c10', 'c2', 'c3'], hides: [] },
  ],
}

const phone: Example = {
  name: 'phone',
  title:
    'A control named as a phone, by label or code, must hold a number of the US plan that may be a mobile one; blank is fine.',
  definitions: writeTables([text(1, 'Mobile phone', 'Mobile'), text(2, 'Number to call', 'ContactPhone')]),
  cases: [
    { title: 'valid', answers: { c1: '(201) 555-0123', c2: '212-456-7890' }, shows: ['c1', 'c2'], hides: [] },
    { title: 'blank', answers: {}, shows: ['c1', 'c2'], hides: [] },
    {
      title: 'no area code, and toll-free',
      answers: { c1: '555-0123', c2: '800-555-0123' },
      shows: ['c1', 'c2'],
      hides: [],
      errors: ['c1', 'c2'],
    },
  ],
}

const socialSecurityNumber: Example = {
  name: 'social-security-number',
  title: 'A Social Security number is 3-2-4 digits, with or without dashes.',
  definitions: writeTables([text(1, 'Social Security number', 'SSN', { confidential: true, mask: '3-2-4' })]),
  cases: [
    { title: 'with dashes', answers: { c1: '078-05-1120' }, shows: ['c1'], hides: [] },
    { title: 'without dashes', answers: { c1: '078051120' }, shows: ['c1'], hides: [] },
    { title: 'too short', answers: { c1: '078-05-112' }, shows: ['c1'], hides: [], errors: ['c1'] },
  ],
}

const dateOfLoss: Example = {
  name: 'date-of-loss',
  title: 'The date of loss is not later than the date the employer had knowledge; the same day is fine.',
  definitions: writeTables([
    calendar(1, 'Date of loss', 'DateOfLoss'),
    calendar(2, 'Date Employer Had Knowledge Of Injury', 'DateEmployerHadKnowledgeOfInjury'),
  ]),
  cases: [
    { title: 'the same day', answers: { c1: '2024-05-02', c2: '2024-05-02' }, shows: ['c1', 'c2'], hides: [] },
    { title: 'known a day later', answers: { c1: '2024-05-02', c2: '2024-05-03' }, shows: ['c1', 'c2'], hides: [] },
    {
      title: 'known before it happened',
      answers: { c1: '2024-05-02', c2: '2024-05-01' },
      shows: ['c1', 'c2'],
      hides: [],
      errors: ['c2'],
    },
  ],
}

/** The rules of single answers. */
export const checkExamples: readonly Example[] = [required, phone, socialSecurityNumber, dateOfLoss]
