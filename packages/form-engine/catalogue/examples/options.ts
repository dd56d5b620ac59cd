import { codeList, retired } from '../notation/codes.ts'
import { dropdown, radio } from '../notation/controls.ts'
import { writeTables } from '../../src/definitions/write-tables.ts'
import type { DefinitionRows } from '../../src/definitions/rows.ts'
import type { Example } from './example.ts'

/** The rows with these orders, in their sequence. */
function withOrders(rows: DefinitionRows, orders: readonly number[]): DefinitionRows {
  return { ...rows, displayValues: rows.displayValues.map((row, index) => ({ ...row, Order: orders[index] ?? null })) }
}

const optionOrder: Example = {
  name: 'option-order',
  title: 'Options are sorted by Order, then by label. Inactive ones are not offered.',
  definitions: withOrders(
    writeTables([
      radio(1, 'Who was driving?', 'Driver', [
        ...codeList([
          ['other', 'Someone else'],
          ['owner', 'Its owner'],
          ['employee', 'An employee'],
        ]),
        retired('temp', 'A temporary worker'),
      ]),
    ]),
    [90, 10, 10, 20],
  ),
  cases: [
    { title: 'no answer yet', answers: {}, shows: ['c1'], hides: [] },
    { title: 'an inactive option', answers: { c1: 'temp' }, shows: ['c1'], hides: [], errors: ['c1'] },
  ],
}

const requiredList: Example = {
  name: 'required-list',
  title: 'A list starts without an answer. It needs no placeholder, and a required one must be answered.',
  definitions: writeTables([
    dropdown(
      1,
      'Weather',
      'Weather',
      codeList([
        ['clear', 'Clear'],
        ['cloudy', 'Cloudy'],
        ['rain', 'Rain'],
        ['snow', 'Snow'],
        ['fog', 'Fog'],
        ['wind', 'High wind'],
        ['dark', 'Dark, no street lights'],
        ['unknown', 'Not known yet'],
      ]),
      { required: true },
    ),
  ]),
  cases: [
    { title: 'no answer yet', answers: {}, shows: ['c1'], hides: [], errors: ['c1'] },
    { title: 'an answer', answers: { c1: 'rain' }, shows: ['c1'], hides: [] },
  ],
}

const counties = codeList([
  ['travis', 'Travis'],
  ['dallas', 'Dallas'],
  ['orange', 'Orange'],
])

const dependentOptions: Example = {
  name: 'dependent-options',
  title:
    'A list offers only the options that fit another answer. A choice that is no longer offered counts as no answer.',
  definitions: writeTables([
    radio(
      1,
      'State',
      'State',
      codeList([
        ['TX', 'Texas'],
        ['FL', 'Florida'],
      ]),
    ),
    dropdown(
      2,
      'County',
      'County',
      [
        ...counties.map((county) => ({ ...county, when: { 1: county.value === 'orange' ? ['TX', 'FL'] : 'TX' } })),
        { value: 'polk', label: 'Polk', when: { 1: 'FL' } },
        { value: 'unknown', label: 'Not known yet' },
      ],
      { required: true },
    ),
  ]),
  cases: [
    { title: 'no state yet', answers: { c2: 'unknown' }, shows: ['c1', 'c2'], hides: [] },
    { title: 'a county of the state', answers: { c1: 'TX', c2: 'travis' }, shows: ['c1', 'c2'], hides: [] },
    {
      title: 'a county of another state',
      answers: { c1: 'FL', c2: 'travis' },
      shows: ['c1', 'c2'],
      hides: [],
      errors: ['c2'],
    },
  ],
}

/** The rules of options. */
export const optionExamples: readonly Example[] = [optionOrder, requiredList, dependentOptions]
