import { expect, test } from 'vitest'
import { servedDefinitions } from '../../catalogue/index.ts'
import {
  checkDefinitions,
  compileForm,
  parseDefinitions,
  reachControls,
  UnreadDefinitionsError,
  type Definitions,
} from '../index.ts'

const row = {
  RecId: 1,
  ParentControlsRecId: null,
  ControlTypeCode: 'textbox',
  ControlDataTypeCode: '',
  ControlLabel: 'Name',
  ControlLabelCode: '',
  IsRequired: false,
  IsActive: true,
  ControlOrder: null,
  IsConfidential: false,
  MaskDisplay: '',
}
const option = { ControlsRecId: 1, DisplayValue: 'r', DisplayLabel: 'Red', Order: null, IsActive: true }
const read = { controls: [row], displayValues: [option], dependencies: [] }
const { IsActive: _IsActive, ...withoutFlag } = row

const compile = (tables: unknown) => () => compileForm(tables as Definitions)

test.each([
  ['a flag of a database', { ...read, controls: [{ ...row, IsRequired: 0 }] }, 'IsRequired of row 1 of controls is 0'],
  ['a flag as text', { ...read, controls: [row, { ...row, IsActive: '1' }] }, 'IsActive of row 2 of controls is "1"'],
  ['a missing flag', { ...read, controls: [withoutFlag] }, 'IsActive of row 1 of controls is missing'],
  [
    'an empty label',
    { ...read, controls: [{ ...row, ControlLabel: null }] },
    'ControlLabel of row 1 of controls is null',
  ],
  ['an id that is no id', { ...read, controls: [{ ...row, RecId: {} }] }, 'RecId of row 1 of controls is an object'],
  [
    'a flag of a local form as a number',
    { ...read, controls: [{ ...row, ReadOnly: 1 }] },
    'ReadOnly of row 1 of controls is 1',
  ],
  [
    'an order as text',
    { ...read, displayValues: [{ ...option, Order: '1' }] },
    'Order of row 1 of displayValues is "1"',
  ],
  ['a row that is no object', { ...read, dependencies: [5] }, 'Row 1 of dependencies is 5'],
  ['a missing table', { controls: [] }, 'The table displayValues is missing'],
  ['a table that is no list', { ...read, controls: {} }, 'The table controls is an object'],
  ['nothing at all', null, 'The definitions are null'],
])('refuses to compile %s and asks to parse first', (_, tables, found) => {
  expect(compile(tables)).toThrow(UnreadDefinitionsError)
  expect(compile(tables)).toThrow(`Call parseDefinitions first. ${found}.`)
})

test('refuses to compile served rows before parsing', () => {
  expect(compile(servedDefinitions)).toThrow(UnreadDefinitionsError)
  expect(compileForm(parseDefinitions(servedDefinitions)).controls.length).toBeGreaterThan(100)
})

test('refuses to check or reach raw tables', () => {
  const raw = servedDefinitions as unknown as Definitions
  expect(() => checkDefinitions(raw)).toThrow(UnreadDefinitionsError)
  expect(() => reachControls(raw)).toThrow(UnreadDefinitionsError)
})
