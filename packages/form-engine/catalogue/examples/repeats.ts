import { section, text, yesNo } from '../notation/controls.ts'
import { writeTables } from '../../src/definitions/write-tables.ts'
import type { Example } from './example.ts'

const vehicle = [
  text(3, 'Make', 'Make', { required: true }),
  yesNo(4, 'Was anyone in it hurt?', 'HurtInside'),
  text(5, 'Who?', 'WhoInside', { when: { 4: ['yes'] } }),
]

const repeatedSection: Example = {
  name: 'repeated-section',
  title: 'A repeating section has the same questions in each item, and each item has its own visibility.',
  definitions: writeTables([section(19, 'Other vehicle', 'OtherVehicle', vehicle)]),
  roots: [19],
  repeating: [19],
  cases: [
    { title: 'no vehicle', answers: {}, shows: ['c19'], hides: [], items: { c19: [] } },
    {
      title: 'two vehicles',
      answers: {
        c19: [
          { otherVehicleId: 1, c3: 'Ford', c4: 'yes' },
          { otherVehicleId: 3, c3: 'Kia', c4: 'no' },
        ],
      },
      shows: ['c19'],
      hides: [],
      items: {
        c19: [
          ['c3', 'c4', 'c5'],
          ['c3', 'c4'],
        ],
      },
      submits: [
        { ControlsRecId: 3, DataValue: 'Ford', RepeatControlMapping: 1 },
        { ControlsRecId: 4, DataValue: 'yes', RepeatControlMapping: 1 },
        { ControlsRecId: 3, DataValue: 'Kia', RepeatControlMapping: 3 },
        { ControlsRecId: 4, DataValue: 'no', RepeatControlMapping: 3 },
      ],
    },
  ],
}

const repeatReadsForm: Example = {
  name: 'repeat-reads-form',
  title: 'A control in a repeated item looks for its controlling control in the item first, then in the form.',
  definitions: writeTables([
    yesNo(1, 'Was anyone hurt?', 'AnyoneHurt'),
    section(19, 'Other vehicle', 'OtherVehicle', [
      text(3, 'Make', 'Make'),
      text(4, 'Who was hurt in it?', 'WhoInside', { when: { 1: ['yes'] } }),
    ]),
  ]),
  repeating: [19],
  cases: [
    {
      title: 'yes in the form',
      answers: { c1: 'yes', c19: [{ otherVehicleId: 1, c3: 'Ford' }] },
      shows: ['c1', 'c19'],
      hides: [],
      items: { c19: [['c3', 'c4']] },
    },
    {
      title: 'no in the form',
      answers: { c1: 'no', c19: [{ otherVehicleId: 1, c3: 'Ford' }] },
      shows: ['c1', 'c19'],
      hides: [],
      items: { c19: [['c3']] },
    },
  ],
}

const controlledRepeat: Example = {
  name: 'controlled-repeat',
  title: 'A conditional repeating section starts with one item, and drops all items when it is hidden.',
  definitions: writeTables([
    yesNo(1, 'Was another vehicle involved?', 'OtherVehicleInvolved'),
    section(19, 'Other vehicle', 'OtherVehicle', vehicle, { when: { 1: ['yes'] } }),
  ]),
  repeating: [19],
  cases: [
    {
      title: 'opened',
      answers: { c1: 'yes', c19: [{ otherVehicleId: 1, c3: 'Ford' }] },
      shows: ['c1', 'c19'],
      hides: [],
      items: { c19: [['c3', 'c4']] },
    },
    {
      title: 'closed again',
      answers: { c1: 'no', c19: [{ otherVehicleId: 1, c3: 'Ford' }] },
      shows: ['c1'],
      hides: ['c19'],
      submits: [{ ControlsRecId: 1, DataValue: 'no' }],
    },
  ],
}

/** The rules of repeating sections. */
export const repeatExamples: readonly Example[] = [repeatedSection, repeatReadsForm, controlledRepeat]
