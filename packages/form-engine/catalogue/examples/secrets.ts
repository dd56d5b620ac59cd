import { text } from '../notation/controls.ts'
import { writeTables } from '../../src/definitions/write-tables.ts'
import type { Example } from './example.ts'

const masks: Example = {
  name: 'masks',
  title: 'A mask is read as groups, as a pattern or as a flag; it hides the entry, not the value that is sent.',
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
  title: 'A confidential value is sent, but masked wherever people or logs read it.',
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

/** The rules of what must not be read or run. */
export const secretExamples: readonly Example[] = [masks, confidential, markup]
