import { writeTables } from '../../src/definitions/write-tables.ts'
import { dropdown, number, section, text } from '../notation/controls.ts'
import type { BrokenDefinitions } from './broken-definitions.ts'

const daily = number(1, 'Wages for one day', 'DailyWages')
const days = number(2, 'Days lost', 'DaysLost')
const total = (calculation: string) => text(3, 'Lost wages', 'LostWages', { calculation })

const tables = (calculation: string) => writeTables([daily, days, total(calculation)])
const cells = ['controls[2].Calculation']

/** Calculations that never have a value. */
export const brokenCalculations: readonly BrokenDefinitions[] = [
  {
    name: 'calculation-without-end',
    title: 'A calculation lacks its last number.',
    definitions: tables('[1] * [2] +'),
    code: 'calculation-syntax',
    controls: [3],
    cells,
  },
  {
    name: 'calculation-of-unknown-function',
    title: 'A calculation uses a function that does not exist.',
    definitions: tables('rond([1] * [2])'),
    code: 'calculation-syntax',
    controls: [3],
    cells,
  },
  {
    name: 'calculation-of-unknown-question',
    title: 'A calculation uses an id that no question has.',
    definitions: tables('[1] * [9]'),
    code: 'unknown-operand',
    controls: [3, 9],
    cells,
  },
  {
    name: 'calculation-of-a-label',
    title: 'A calculation uses the label of a question in place of its id.',
    definitions: tables('[1] * [Days lost]'),
    code: 'unknown-operand',
    controls: [3, 'Days lost'],
    cells,
  },
  {
    name: 'calculation-of-inactive-question',
    title: 'A calculation uses an inactive question.',
    definitions: writeTables([daily, number(2, 'Days lost', 'DaysLost', { inactive: true }), total('[1] * [2]')]),
    code: 'inactive-operand',
    controls: [3, 2],
    cells,
  },
  {
    name: 'calculation-of-text',
    title: 'A calculation multiplies a text.',
    definitions: writeTables([daily, text(2, 'Days lost', 'DaysLost'), total('[1] * [2]')]),
    code: 'operand-without-value',
    controls: [3, 2],
    cells,
  },
  {
    name: 'calculation-of-items',
    title: 'A calculation uses a question that is answered once per item.',
    definitions: writeTables([section(1, 'Repair', 'Repair', [number(2, 'Cost', 'Cost')]), total('[2] * 2')]),
    repeating: [1],
    code: 'operand-in-repeat',
    controls: [3, 2],
    cells,
  },
  {
    name: 'calculation-of-itself',
    title: 'A calculation uses its own value.',
    definitions: tables('[1] + [3]'),
    code: 'dependency-circle',
    controls: [3, 3],
    cells,
  },
  {
    name: 'calculated-list',
    title: 'A list has a calculation.',
    definitions: writeTables([
      daily,
      dropdown(
        2,
        'Lost wages',
        'LostWages',
        [
          { value: '1', label: 'Some' },
          { value: '2', label: 'Many' },
        ],
        { calculation: '[1] * 2' },
      ),
    ]),
    code: 'calculation-misplaced',
    controls: [2],
    cells: ['controls[1].Calculation'],
  },
  {
    name: 'required-calculation',
    title: 'A calculated value is required, although nobody enters it.',
    definitions: writeTables([daily, text(2, 'Twice the wages', 'Twice', { calculation: '[1] * 2', required: true })]),
    code: 'unused-setting',
    controls: [2],
    cells: ['controls[1].IsRequired'],
  },
]
