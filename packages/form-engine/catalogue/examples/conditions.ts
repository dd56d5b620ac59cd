import { codeList } from '../notation/codes.ts'
import { calendar, dropdown, number, section, text, yesNo } from '../notation/controls.ts'
import { writeTables } from '../../src/definitions/write-tables.ts'
import type { Example } from './example.ts'

const condition: Example = {
  name: 'condition',
  title: 'A control shows only while its controlling control has the value. Its answer is kept while it is hidden.',
  definitions: writeTables([
    yesNo(1, 'Was it towed?', 'Towed'),
    text(2, 'Towing company', 'TowingCompany', { required: true, when: { 1: ['yes'] } }),
  ]),
  cases: [
    { title: 'no answer yet', answers: {}, shows: ['c1'], hides: ['c2'] },
    { title: 'another answer', answers: { c1: 'no' }, shows: ['c1'], hides: ['c2'] },
    { title: 'the answer', answers: { c1: 'yes' }, shows: ['c1', 'c2'], hides: [], errors: ['c2'] },
    {
      title: 'typed, then hidden: kept, but not sent',
      answers: { c1: 'no', c2: 'Ace Towing' },
      shows: ['c1'],
      hides: ['c2'],
      submits: [{ ControlsRecId: 1, DataValue: 'no' }],
    },
  ],
}

const ownership = codeList([
  ['us', 'We do'],
  ['leased', 'A leasing company'],
  ['other', 'Someone else'],
])

const alternatives: Example = {
  name: 'alternatives',
  title: 'Any one of several values of a controlling control is enough.',
  definitions: writeTables([
    dropdown(1, 'Who owns it?', 'Owner', ownership),
    text(2, "Owner's name", 'OwnerName', { when: { 1: ['leased', 'other'] } }),
  ]),
  cases: [
    { title: 'the first value', answers: { c1: 'leased' }, shows: ['c1', 'c2'], hides: [] },
    { title: 'the second value', answers: { c1: 'other' }, shows: ['c1', 'c2'], hides: [] },
    { title: 'neither', answers: { c1: 'us' }, shows: ['c1'], hides: ['c2'] },
  ],
}

const twoControllers: Example = {
  name: 'two-controllers',
  title: 'All controlling controls must match.',
  definitions: writeTables([
    yesNo(1, 'Was the load hazardous?', 'Hazardous'),
    yesNo(2, 'Did it spill?', 'Spilled'),
    text(3, 'UN number', 'UnNumber', { when: { 1: ['yes'], 2: ['yes'] } }),
  ]),
  cases: [
    { title: 'only the first', answers: { c1: 'yes' }, shows: ['c1', 'c2'], hides: ['c3'] },
    { title: 'only the second', answers: { c1: 'no', c2: 'yes' }, shows: ['c1', 'c2'], hides: ['c3'] },
    { title: 'both', answers: { c1: 'yes', c2: 'yes' }, shows: ['c1', 'c2', 'c3'], hides: [] },
  ],
}

const hiddenController: Example = {
  name: 'hidden-controller',
  title: 'A hidden control counts as unanswered, so its dependents are hidden, too, four levels deep.',
  definitions: writeTables([
    yesNo(1, 'Has the employee missed work?', 'LostTime'),
    yesNo(2, 'Back at work?', 'Returned', { when: { 1: ['yes'] } }),
    yesNo(3, 'On light duty?', 'LightDuty', { when: { 2: ['yes'] } }),
    yesNo(4, 'Did a doctor say so?', 'DoctorSaidSo', { when: { 3: ['yes'] } }),
    text(5, "Doctor's name", 'DoctorName', { when: { 4: ['yes'] } }),
  ]),
  cases: [
    {
      title: 'all yes',
      answers: { c1: 'yes', c2: 'yes', c3: 'yes', c4: 'yes' },
      shows: ['c1', 'c2', 'c3', 'c4', 'c5'],
      hides: [],
    },
    {
      title: 'the first turned to no',
      answers: { c1: 'no', c2: 'yes', c3: 'yes', c4: 'yes', c5: 'Dr. Lee' },
      shows: ['c1'],
      hides: ['c2', 'c3', 'c4', 'c5'],
      submits: [{ ControlsRecId: 1, DataValue: 'no' }],
    },
  ],
}

const hiddenSection: Example = {
  name: 'hidden-section',
  title: 'A hidden section hides everything below it, and all dependents.',
  definitions: writeTables([
    yesNo(1, 'Was it driven?', 'Driven'),
    section(2, 'Driver', 'Driver', [section(3, 'License', 'License', [yesNo(4, 'Valid license?', 'Valid')])], {
      when: { 1: ['yes'] },
    }),
    text(5, 'Why not?', 'Reason', { when: { 4: ['no'] } }),
  ]),
  cases: [
    { title: 'shown', answers: { c1: 'yes', c4: 'no' }, shows: ['c1', 'c4', 'c5'], hides: [] },
    { title: 'hidden', answers: { c1: 'no', c4: 'no' }, shows: ['c1'], hides: ['c2', 'c3', 'c4', 'c5'] },
  ],
}

const numberComparison: Example = {
  name: 'number-comparison',
  title: 'Number controls compare as numbers, so 2, 2.0 and 02 are the same.',
  definitions: writeTables([
    number(1, 'How many people were hurt?', 'PeopleHurt'),
    text(2, 'Who is the second?', 'SecondPerson', { when: { 1: ['2'] } }),
  ]),
  cases: [
    { title: '2', answers: { c1: '2' }, shows: ['c1', 'c2'], hides: [] },
    { title: '2.0', answers: { c1: '2.0' }, shows: ['c1', 'c2'], hides: [] },
    { title: '02', answers: { c1: ' 02 ' }, shows: ['c1', 'c2'], hides: [] },
    { title: '20', answers: { c1: '20' }, shows: ['c1'], hides: ['c2'] },
  ],
}

const exactComparison: Example = {
  name: 'exact-comparison',
  title: 'Texts compare exactly after trimming.',
  definitions: writeTables([
    text(1, 'State', 'State'),
    text(2, 'Texas claim number', 'TexasNumber', { when: { 1: ['TX'] } }),
  ]),
  cases: [
    { title: 'the same', answers: { c1: 'TX' }, shows: ['c1', 'c2'], hides: [] },
    { title: 'spaces around', answers: { c1: ' TX ' }, shows: ['c1', 'c2'], hides: [] },
    { title: 'another case', answers: { c1: 'tx' }, shows: ['c1'], hides: ['c2'] },
    { title: 'blank', answers: { c1: '  ' }, shows: ['c1'], hides: ['c2'] },
  ],
}

const circle: Example = {
  name: 'circle',
  title: 'Controls that depend only on each other stay hidden.',
  definitions: writeTables([
    yesNo(1, 'Was it driven?', 'Driven'),
    yesNo(2, 'First', 'First', { when: { 3: ['yes'] } }),
    yesNo(3, 'Second', 'Second', { when: { 2: ['yes'] } }),
  ]),
  cases: [{ title: 'answered anyway', answers: { c2: 'yes', c3: 'yes' }, shows: ['c1'], hides: ['c2', 'c3'] }],
}

const excludedAnswer: Example = {
  name: 'excluded-answer',
  title: 'A control shows for every answer except one. Without an answer, it stays hidden.',
  definitions: writeTables([
    dropdown(1, 'Who owns it?', 'Owner', ownership),
    text(2, "Owner's name", 'OwnerName', { when: { 1: { not: 'us' } } }),
  ]),
  cases: [
    { title: 'another answer', answers: { c1: 'leased' }, shows: ['c1', 'c2'], hides: [] },
    { title: 'the excluded answer', answers: { c1: 'us' }, shows: ['c1'], hides: ['c2'] },
    { title: 'no answer', answers: {}, shows: ['c1'], hides: ['c2'] },
  ],
}

const listOfAnswers: Example = {
  name: 'list-of-answers',
  title: 'One row can list several values of a controlling control.',
  definitions: writeTables([
    dropdown(1, 'Who owns it?', 'Owner', ownership),
    text(2, "Owner's name", 'OwnerName', { when: { 1: { anyOf: ['leased', 'other'] } } }),
  ]),
  cases: [
    { title: 'a listed value', answers: { c1: 'other' }, shows: ['c1', 'c2'], hides: [] },
    { title: 'another value', answers: { c1: 'us' }, shows: ['c1'], hides: ['c2'] },
  ],
}

const numberRange: Example = {
  name: 'number-range',
  title: 'A control shows for numbers in a range.',
  definitions: writeTables([
    number(1, 'Estimate in dollars', 'Estimate'),
    text(2, 'Who made the estimate?', 'Estimator', { when: { 1: { atLeast: '2500', lessThan: '100000' } } }),
  ]),
  cases: [
    { title: 'in the range', answers: { c1: '2500.00' }, shows: ['c1', 'c2'], hides: [] },
    { title: 'below it', answers: { c1: '999' }, shows: ['c1'], hides: ['c2'] },
    { title: 'above it', answers: { c1: '100000' }, shows: ['c1'], hides: ['c2'] },
  ],
}

const dateBefore: Example = {
  name: 'date-before',
  title: 'A control shows for dates before a day.',
  definitions: writeTables([
    calendar(1, 'Date of loss', 'LossDate'),
    text(2, 'Why is it reported now?', 'LateReason', { when: { 1: { lessThan: '2026-01-01' } } }),
  ]),
  cases: [
    { title: 'the day before', answers: { c1: '2025-12-31' }, shows: ['c1', 'c2'], hides: [] },
    { title: 'the day itself', answers: { c1: '2026-01-01' }, shows: ['c1'], hides: ['c2'] },
  ],
}

const anyAnswer: Example = {
  name: 'any-answer',
  title: 'A control shows as soon as another is answered, whatever the answer is.',
  definitions: writeTables([
    text(1, 'Police report number', 'ReportNumber'),
    text(2, 'Police department', 'Department', { when: { 1: { answered: true } } }),
  ]),
  cases: [
    { title: 'answered', answers: { c1: 'A-17' }, shows: ['c1', 'c2'], hides: [] },
    { title: 'blank', answers: { c1: ' ' }, shows: ['c1'], hides: ['c2'] },
  ],
}

/** The rules that decide what shows. */
export const conditionExamples: readonly Example[] = [
  condition,
  alternatives,
  twoControllers,
  hiddenController,
  hiddenSection,
  numberComparison,
  exactComparison,
  excludedAnswer,
  listOfAnswers,
  numberRange,
  dateBefore,
  anyAnswer,
  circle,
]
