import { text } from '../notation/controls.ts'
import { writeTables } from '../../src/definitions/write-tables.ts'
import type { Example } from './example.ts'

const masks: Example = {
  name: 'masks',
  title: 'A mask is read as groups, a pattern or a flag. It hides the input, but not the submitted value.',
  definitions: writeTables([
    text(1, 'Tax number', 'Fein', { mask: '2-7' }),
    text(2, 'Account', 'Account', { mask: '###-##-####' }),
    text(3, 'License number', 'License', { mask: '1' }),
  ]),
  cases: [
    {
      title: 'typed',
      answers: { c1: '12-3456789', c2: '123-45-6789', c3: 'D123' },
      shows: ['c1', 'c2', 'c3'],
      hides: [],
      submits: [
        { ControlsRecId: 1, DataValue: '12-3456789' },
        { ControlsRecId: 2, DataValue: '123-45-6789' },
        { ControlsRecId: 3, DataValue: 'D123' },
      ],
    },
  ],
}

const confidential: Example = {
  name: 'confidential',
  title: 'A confidential value is submitted, but masked for people and in logs.',
  definitions: writeTables([text(1, 'Name', 'Name'), text(2, 'Diagnosis', 'Diagnosis', { confidential: true })]),
  cases: [
    {
      title: 'typed',
      answers: { c1: 'Ana', c2: 'Concussion' },
      shows: ['c1', 'c2'],
      hides: [],
      submits: [
        { ControlsRecId: 1, DataValue: 'Ana' },
        { ControlsRecId: 2, DataValue: 'Concussion' },
      ],
    },
  ],
}

const markup: Example = {
  name: 'markup-in-texts',
  title: 'Labels and answers are text, never markup or code.',
  definitions: writeTables([text(1, '<b>Name</b> & "{{title}}"', '__proto__')]),
  cases: [
    {
      title: 'typed',
      answers: { c1: '<script>alert(1)</script>' },
      shows: ['c1'],
      hides: [],
      submits: [{ ControlsRecId: 1, DataValue: '<script>alert(1)</script>' }],
    },
  ],
}

/** The rules of secret values and of markup. */
export const secretExamples: readonly Example[] = [masks, confidential, markup]
