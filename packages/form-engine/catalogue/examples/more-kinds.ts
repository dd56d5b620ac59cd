import { control, text } from '../notation/controls.ts'
import { writeTables } from '../../src/definitions/write-tables.ts'
import type { Example } from './example.ts'

const checkbox: Example = {
  name: 'checkbox',
  title: 'A checkbox stores true while it is ticked, and nothing otherwise. A required one must be ticked.',
  definitions: writeTables([
    control('checkbox', 1, 'Police came to the place', 'PoliceCame'),
    text(2, 'Report number', 'PoliceReport', { when: { 1: ['true'] } }),
    control('checkbox', 3, 'I confirm that this is correct', 'Confirmed', { required: true }),
  ]),
  cases: [
    { title: 'unticked', answers: {}, shows: ['c1', 'c3'], hides: ['c2'], errors: ['c3'] },
    {
      title: 'ticked',
      answers: { c1: true, c3: true },
      shows: ['c1', 'c2', 'c3'],
      hides: [],
      submits: [
        { ControlsRecId: 1, DataValue: 'true' },
        { ControlsRecId: 3, DataValue: 'true' },
      ],
    },
  ],
}

const checkboxList: Example = {
  name: 'checkbox-list',
  title: 'A checkboxList takes several choices. A condition on it holds while one of them is the value.',
  definitions: writeTables([
    control('checkboxList', 1, 'Which parts are damaged?', 'DamagedParts', { required: true }, [
      { value: 'front', label: 'Front' },
      { value: 'rear', label: 'Rear' },
      { value: 'glass', label: 'Windshield or windows' },
    ]),
    control('textbox', 2, 'Which windows?', 'Windows', { when: { 1: ['glass'] } }),
  ]),
  cases: [
    { title: 'nothing chosen', answers: {}, shows: ['c1'], hides: ['c2'], errors: ['c1'] },
    {
      title: 'two choices',
      answers: { c1: ['front', 'glass'], c2: 'The left one' },
      shows: ['c1', 'c2'],
      hides: [],
      submits: [
        { ControlsRecId: 1, DataValue: '["front","glass"]' },
        { ControlsRecId: 2, DataValue: 'The left one' },
      ],
    },
  ],
}

const contact: Example = {
  name: 'email-phone-tel',
  title: 'An email is an address, a phone a US number that may be a mobile one, and a tel any telephone number.',
  definitions: writeTables([
    control('email', 1, 'Email address', 'Email'),
    control('phone', 2, 'Mobile', 'Mobile'),
    control('tel', 3, 'Number of the towing company', 'TowerNumber'),
  ]),
  cases: [
    {
      title: 'valid',
      answers: { c1: 'ann@acme.example', c2: '201-555-0123', c3: '800-555-0123' },
      shows: ['c1', 'c2', 'c3'],
      hides: [],
    },
    {
      title: 'not valid, except for the tel',
      answers: { c1: 'ann at acme', c2: '555-0123', c3: '555-0123 (ask for Joe)' },
      shows: ['c1', 'c2', 'c3'],
      hides: [],
      errors: ['c1', 'c2'],
    },
  ],
}

const state: Example = {
  name: 'state',
  title: 'A state offers the US states and territories, and stores the postal code.',
  definitions: writeTables([
    control('state', 1, 'State', 'State'),
    text(2, 'Texas claim number', 'TexasNumber', { when: { 1: ['TX'] } }),
  ]),
  cases: [
    { title: 'no answer yet', answers: {}, shows: ['c1'], hides: ['c2'] },
    {
      title: 'Texas',
      answers: { c1: 'TX' },
      shows: ['c1', 'c2'],
      hides: [],
      submits: [{ ControlsRecId: 1, DataValue: 'TX' }],
    },
  ],
}

const file: Example = {
  name: 'file',
  title: 'A file takes several files. A required one needs at least one.',
  definitions: writeTables([control('file', 1, 'Photos of the damage', 'Photos', { required: true })]),
  cases: [
    { title: 'no file', answers: {}, shows: ['c1'], hides: [], errors: ['c1'] },
    { title: 'a file', answers: { c1: [{ name: 'front.jpg', size: 840_000 }] }, shows: ['c1'], hides: [] },
  ],
}

const password: Example = {
  name: 'password',
  title: 'A password is hidden while it is typed, and always confidential.',
  definitions: writeTables([control('password', 1, 'Password of the video', 'VideoPassword')]),
  cases: [{ title: 'typed', answers: { c1: 'red trailer 7' }, shows: ['c1'], hides: [] }],
}

/** The kinds that the specification does not name. */
export const moreKindExamples: readonly Example[] = [checkbox, checkboxList, contact, state, file, password]
