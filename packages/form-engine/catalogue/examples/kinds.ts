import { codeList } from '../notation/codes.ts'
import {
  calendar,
  dropdown,
  number,
  page,
  radio,
  radioButton,
  radioOfButtons,
  section,
  text,
  textarea,
} from '../notation/controls.ts'
import { writeTables } from '../../src/definitions/write-tables.ts'
import type { Example } from './example.ts'

const surfaces = codeList([
  ['dry', 'Dry'],
  ['wet', 'Wet'],
  ['ice', 'Snow or ice'],
])

const textbox: Example = {
  name: 'textbox',
  title: 'A textbox takes one line and is sent as typed.',
  definitions: writeTables([text(1, 'Street', 'Street')]),
  cases: [
    {
      title: 'typed',
      answers: { c1: '12 Main Street' },
      shows: ['c1'],
      hides: [],
      submits: [{ ControlsRecId: 1, DataValue: '12 Main Street' }],
    },
    { title: 'empty', answers: {}, shows: ['c1'], hides: [], submits: [] },
  ],
}

const longText: Example = {
  name: 'textarea',
  title: 'A textarea takes several lines.',
  definitions: writeTables([textarea(1, 'What happened?', 'DescriptionOfOccurrence')]),
  cases: [
    {
      title: 'two lines',
      answers: { c1: 'It was dark.\nIt rained.' },
      shows: ['c1'],
      hides: [],
      submits: [{ ControlsRecId: 1, DataValue: 'It was dark.\nIt rained.' }],
    },
  ],
}

const dropdownExample: Example = {
  name: 'dropdown',
  title: 'A dropdown shows the labels of its display values and stores the values.',
  definitions: writeTables([dropdown(1, 'Road surface', 'RoadSurface', surfaces)]),
  cases: [
    {
      title: 'an option',
      answers: { c1: 'wet' },
      shows: ['c1'],
      hides: [],
      submits: [{ ControlsRecId: 1, DataValue: 'wet' }],
    },
    { title: 'not an option', answers: { c1: 'Wet' }, shows: ['c1'], hides: [], errors: ['c1'] },
  ],
}

const radioExample: Example = {
  name: 'radio',
  title: 'A radio offers its display values side by side.',
  definitions: writeTables([radio(1, 'Road surface', 'RoadSurface', surfaces)]),
  cases: [
    {
      title: 'an option',
      answers: { c1: 'ice' },
      shows: ['c1'],
      hides: [],
      submits: [{ ControlsRecId: 1, DataValue: 'ice' }],
    },
  ],
}

const radioWithButtons: Example = {
  name: 'radio-with-buttons',
  title: 'A radio without display values offers its radioButton children: by display value, else by label code.',
  definitions: writeTables([
    radioOfButtons(1, 'Who owns the vehicle?', 'Owner', [
      radioButton(2, 'We do', 'OwnedByUs', {}, codeList([['us', 'We do']])),
      radioButton(3, 'Someone else', 'other'),
    ]),
    text(4, "Owner's name", 'OwnerName', { when: { 1: ['other'] } }),
  ]),
  cases: [
    { title: 'the display value of a button', answers: { c1: 'us' }, shows: ['c1'], hides: ['c4'] },
    { title: 'the label code of a button', answers: { c1: 'other' }, shows: ['c1', 'c4'], hides: [] },
  ],
}

const radioButtonPair: Example = {
  name: 'radio-button-pair',
  title: 'A radioButton outside a radio is a Yes/No question.',
  definitions: writeTables([
    radioButton(1, 'Is there video?', 'Video'),
    text(2, 'Where is it?', 'VideoPlace', { when: { 1: ['Yes'] } }),
  ]),
  cases: [
    { title: 'yes', answers: { c1: 'Yes' }, shows: ['c1', 'c2'], hides: [] },
    { title: 'no', answers: { c1: 'No' }, shows: ['c1'], hides: ['c2'] },
  ],
}

const calendarExample: Example = {
  name: 'calendar',
  title: 'A calendar accepts an existing date up to today.',
  definitions: writeTables([calendar(1, 'Date hired', 'DateHired')]),
  cases: [
    {
      title: 'a past date',
      answers: { c1: '2024-02-29' },
      shows: ['c1'],
      hides: [],
      submits: [{ ControlsRecId: 1, DataValue: '2024-02-29' }],
    },
    { title: 'a date that does not exist', answers: { c1: '2023-02-29' }, shows: ['c1'], hides: [], errors: ['c1'] },
    { title: 'the future', answers: { c1: '2999-12-31' }, shows: ['c1'], hides: [], errors: ['c1'] },
  ],
}

const numberExample: Example = {
  name: 'number',
  title: 'A number is digits with an optional sign and decimals, and is sent as typed.',
  definitions: writeTables([number(1, 'Estimate in dollars', 'Estimate')]),
  cases: [
    {
      title: 'decimals',
      answers: { c1: '1250.50' },
      shows: ['c1'],
      hides: [],
      submits: [{ ControlsRecId: 1, DataValue: '1250.50' }],
    },
    { title: 'a comma', answers: { c1: '1,250' }, shows: ['c1'], hides: [], errors: ['c1'] },
    { title: 'words', answers: { c1: 'a lot' }, shows: ['c1'], hides: [], errors: ['c1'] },
  ],
}

const containers: Example = {
  name: 'page-and-sections',
  title: 'Pages and sections hold controls, nest, and have no value.',
  definitions: writeTables([
    page(1, 'Claim', 'Claim', [
      section(2, 'Driver', 'Driver', [
        text(3, 'Name', 'DriverName'),
        section(4, 'License', 'License', [text(5, 'Number', 'LicenseNumber')]),
      ]),
    ]),
  ]),
  cases: [
    {
      title: 'answered two sections deep',
      answers: { c5: 'D123' },
      shows: ['c3', 'c5'],
      hides: [],
      submits: [{ ControlsRecId: 5, DataValue: 'D123' }],
    },
  ],
}

/** One example for each control kind. */
export const kindExamples: readonly Example[] = [
  textbox,
  longText,
  dropdownExample,
  radioExample,
  radioWithButtons,
  radioButtonPair,
  calendarExample,
  numberExample,
  containers,
]
