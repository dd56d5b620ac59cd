import { writeTables } from '../../src/definitions/write-tables.ts'
import { calendar, number, section, text } from '../notation/controls.ts'
import type { Example } from './example.ts'

const calculatedValue: Example = {
  name: 'calculated-value',
  title: 'A value follows from other answers, and a question can depend on it.',
  definitions: writeTables([
    number(1, 'Wages for one day', 'DailyWages', { required: true }),
    number(2, 'Days lost', 'DaysLost', { required: true }),
    text(3, 'Lost wages', 'LostWages', { calculation: '[1] * [2]' }),
    text(4, 'Who confirms the wages?', 'WagesConfirmedBy', { when: { 3: { atLeast: '1000' } } }),
  ]),
  cases: [
    {
      title: 'above the limit',
      answers: { c1: '187.50', c2: '8' },
      shows: ['c1', 'c2', 'c3', 'c4'],
      hides: [],
      submits: [
        { ControlsRecId: 1, DataValue: '187.50' },
        { ControlsRecId: 2, DataValue: '8' },
        { ControlsRecId: 3, DataValue: '1500' },
      ],
    },
    {
      title: 'an answer is missing',
      answers: { c1: '187.50' },
      shows: ['c1', 'c2', 'c3'],
      hides: ['c4'],
      errors: ['c2'],
      submits: [{ ControlsRecId: 1, DataValue: '187.50' }],
    },
  ],
}

const calculatedSum: Example = {
  name: 'calculated-sum',
  title: 'A sum adds the answers of all items of a repeating section.',
  definitions: writeTables([
    section(1, 'Repair', 'Repair', [number(3, 'Cost in dollars', 'Cost')]),
    text(4, 'Cost of all repairs', 'CostOfAll', { calculation: 'sum([3])' }),
    text(5, 'Cost per repair', 'CostPerRepair', { calculation: 'round([4] / count([1]), 2)' }),
  ]),
  repeating: [1],
  cases: [
    {
      title: 'two repairs',
      answers: {
        c1: [
          { otherVehicleId: 1, c3: '100' },
          { otherVehicleId: 2, c3: '50.25' },
        ],
      },
      shows: ['c1', 'c4', 'c5'],
      hides: [],
      items: {
        c1: [['c3'], ['c3']],
      },
      submits: [
        { ControlsRecId: 3, DataValue: '100', RepeatControlMapping: 1 },
        { ControlsRecId: 3, DataValue: '50.25', RepeatControlMapping: 2 },
        { ControlsRecId: 4, DataValue: '150.25' },
        { ControlsRecId: 5, DataValue: '75.13' },
      ],
    },
    {
      title: 'no repair',
      answers: {},
      shows: ['c1', 'c4', 'c5'],
      hides: [],
      items: { c1: [] },
      submits: [{ ControlsRecId: 4, DataValue: '0' }],
    },
  ],
}

const calculatedAge: Example = {
  name: 'calculated-age',
  title: 'The completed years between two dates.',
  definitions: writeTables([
    calendar(1, 'Date of birth', 'BirthDate'),
    calendar(2, 'Day of the accident', 'AccidentDate'),
    text(3, 'Age on the day of the accident', 'Age', { calculation: 'years([1], [2])' }),
  ]),
  cases: [
    {
      title: 'the day before a birthday',
      answers: { c1: '1990-06-15', c2: '2026-06-14' },
      shows: ['c1', 'c2', 'c3'],
      hides: [],
      submits: [
        { ControlsRecId: 1, DataValue: '1990-06-15' },
        { ControlsRecId: 2, DataValue: '2026-06-14' },
        { ControlsRecId: 3, DataValue: '35' },
      ],
    },
  ],
}

/** Values that follow from other answers. */
export const calculationExamples: readonly Example[] = [calculatedValue, calculatedSum, calculatedAge]
