import { codeList } from '../notation/codes.ts'
import { calendar, dropdown, number, text, textarea, yesNo } from '../notation/controls.ts'
import { writeTables } from '../../src/definitions/write-tables.ts'
import type { Example } from './example.ts'

const zipAndTime: Example = {
  name: 'zip-and-time',
  title: 'The label codes ZipCode and TimeOfLoss choose the checks of a ZIP code and of a time of day.',
  definitions: writeTables([text(1, 'Postal code of the place', 'ZipCode'), text(2, 'When?', 'TimeOfLoss')]),
  cases: [
    { title: 'valid', answers: { c1: '48201-1234', c2: '2:30 PM' }, shows: ['c1', 'c2'], hides: [] },
    {
      title: 'four digits, and a time in words',
      answers: { c1: '4820', c2: 'after lunch' },
      shows: ['c1', 'c2'],
      hides: [],
      errors: ['c1'],
    },
  ],
}

const lengths: Example = {
  name: 'lengths',
  title: 'One line takes 500 characters, several lines take 20,000.',
  definitions: writeTables([
    text(1, 'Where did it happen?', 'LocationOfOccurrence'),
    textarea(2, 'What happened?', 'DescriptionOfOccurrence'),
  ]),
  cases: [
    {
      title: '603 characters in one line',
      answers: { c1: 'Mile 12. '.repeat(67), c2: 'It rained.' },
      shows: ['c1', 'c2'],
      hides: [],
      errors: ['c1'],
    },
  ],
}

const ownLength: Example = {
  name: 'own-length',
  title: 'A question takes fewer characters than its kind allows.',
  definitions: writeTables([text(1, 'Unit number', 'UnitNumber', { longest: 6 })]),
  cases: [
    { title: 'six characters', answers: { c1: 'A-1234' }, shows: ['c1'], hides: [] },
    { title: 'seven characters', answers: { c1: 'A-12345' }, shows: ['c1'], hides: [], errors: ['c1'] },
  ],
}

const exampleAnswer: Example = {
  name: 'example-answer',
  title: 'An example of an answer shows with the question.',
  definitions: writeTables([
    text(1, 'License plate', 'Plate', { example: 'TX ABC 1234' }),
    number(2, 'Estimate in dollars', 'Estimate', { example: '2500' }),
  ]),
  cases: [{ title: 'not answered', answers: {}, shows: ['c1', 'c2'], hides: [] }],
}

const replacedQuestion: Example = {
  name: 'replaced-question',
  title: 'A new control takes over the label code of the inactive one, and with it the field of the claim.',
  definitions: writeTables([
    calendar(1, 'Date', 'DateOfLoss', { required: true, inactive: true }),
    calendar(2, 'When did it happen?', 'DateOfLoss', { required: true }),
  ]),
  cases: [{ title: 'answered', answers: { c2: '2024-05-02' }, shows: ['c2'], hides: ['c1'] }],
}

const severeLoss: Example = {
  name: 'severe-loss',
  title: 'Some answers make a loss severe. The portal finds them by label code and value.',
  definitions: writeTables([
    yesNo(1, 'Was anyone taken to a hospital?', 'TakenToHospital'),
    dropdown(
      2,
      'What happened?',
      'KindOfLoss',
      codeList([
        ['fire', 'Fire'],
        ['explosion', 'Explosion'],
        ['hail', 'Hail'],
      ]),
    ),
    yesNo(3, 'Can the place be used?', 'PlaceUsable', { when: { 2: ['fire', 'explosion'] } }),
  ]),
  cases: [
    { title: 'a severe answer', answers: { c1: 'yes', c2: 'hail' }, shows: ['c1', 'c2'], hides: ['c3'] },
    {
      title: 'two answers that are severe together',
      answers: { c1: 'no', c2: 'fire', c3: 'no' },
      shows: ['c1', 'c2', 'c3'],
      hides: [],
    },
  ],
}

/** The rules that depend on label codes, and the lengths of answers. */
export const claimExamples: readonly Example[] = [
  zipAndTime,
  lengths,
  ownLength,
  exampleAnswer,
  replacedQuestion,
  severeLoss,
]
