import { expect, test } from 'vitest'
import { checkDefinitions, compileForm, InvalidDefinitionsError, parseDefinitions } from '../index.ts'

const control = {
  RecId: 1,
  ParentControlsRecId: null,
  ControlTypeCode: 'textbox',
  ControlDataTypeCode: '',
  ControlLabel: 'Name',
  ControlLabelCode: '',
  IsRequired: 0,
  IsActive: 1,
  ControlOrder: null,
  IsConfidential: 0,
  MaskDisplay: '',
}
const only = (row: object): object => ({ controls: [row], displayValues: [], dependencies: [] })

test.each([1, '1', true, 'true', 'Y', 'yes', ' TRUE '])('[ENG-012] a flag written %j is on', (flag) => {
  expect(parseDefinitions(only({ ...control, IsRequired: flag })).controls[0]?.IsRequired).toBe(true)
})

test.each([0, '0', false, 'N', '', null, undefined, 'maybe', {}])('[ENG-012] a flag written %j is off', (flag) => {
  expect(parseDefinitions(only({ ...control, IsRequired: flag })).controls[0]?.IsRequired).toBe(false)
})

test('[ENG-011] an id may be a number, digits, a key or a name, and no two of them share a key', () => {
  const ids = [7, '8', ' 9 ', 'c10', 'email'].map(
    (RecId) => parseDefinitions(only({ ...control, RecId })).controls[0]!.RecId,
  )
  expect(ids).toEqual([7, 8, 9, 10, 'email'])
  const form = compileForm(parseDefinitions(only(control)))
  expect(ids.map((recId) => form.keyOf(recId))).toEqual(['c7', 'c8', 'c9', 'c10', 'email'])
})

test('[ENG-014] an order that is missing or no number is none', () => {
  const orders = [3, '4', null, '', 'last', Infinity].map((ControlOrder) =>
    parseDefinitions(only({ ...control, ControlOrder })),
  )
  expect(orders.map(({ controls }) => controls[0]?.ControlOrder)).toEqual([3, 4, null, null, null, null])
})

test.each([
  ['no object', null, null, null],
  ['a missing table', { controls: [], displayValues: [] }, 'dependencies', null],
  ['a table that is no list', { controls: {}, displayValues: [], dependencies: [] }, 'controls', null],
  ['a row that is no object', { controls: [control, 5], displayValues: [], dependencies: [] }, 'controls', 1],
  ['a control without id', only({ ...control, RecId: ' ' }), 'controls', 0],
  ['an id that answers cannot have', only({ ...control, RecId: '__proto__' }), 'controls', 0],
  [
    'a dependency without controller',
    { controls: [], displayValues: [], dependencies: [{ ControlsRecId: 1 }] },
    'dependencies',
    0,
  ],
])('%s cannot be read, and the error says where', (_, tables, table, row) => {
  expect.assertions(3)
  try {
    parseDefinitions(tables)
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidDefinitionsError)
    expect(error).toMatchObject({ table, row })
    expect(String(error)).toMatch(/Give /)
  }
})

test.each([
  ['a flag that is neither', { IsRequired: 'perhaps' }, 'unread-cell', 'perhaps'],
  ['a flag of a local form that is neither', { ReadOnly: 'perhaps' }, 'unread-cell', 'ReadOnly'],
  ['an order that is no number', { ControlOrder: 'last' }, 'unread-cell', 'last'],
  ['a parent that is no id', { ParentControlsRecId: {} }, 'unread-cell', 'an object'],
  ['a parent that is half a number', { ParentControlsRecId: 2.5 }, 'unread-cell', '2.5'],
  ['a label that is no text', { ControlLabel: ['Name'] }, 'unread-cell', 'an object'],
])('%s is said, and still said when the definitions are stored and read again', (_, cells, code, word) => {
  const definitions = parseDefinitions(only({ ...control, ...cells }))
  expect(definitions.notes).toMatchObject([{ code, message: expect.stringContaining(word) }])
  expect(parseDefinitions(JSON.parse(JSON.stringify(definitions)))).toEqual(definitions)
  expect(checkDefinitions(definitions).map((found) => found.code)).toContain(code)
})

test.each([
  ['ParentRecId', 'ParentControlsRecId'],
  ['NeedOne', 'NeedsOne'],
] as const)('a column %s is said to be meant as %s', (written, meant) => {
  const { [meant]: cell, ...row } = { ...control, NeedsOne: 1 }
  const { notes } = parseDefinitions(only({ ...row, [written]: cell }))
  expect(notes).toMatchObject([{ code: 'misspelt-column', message: expect.stringContaining(meant) }])
})

const camelCase = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)
const snakeCase = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase()

test.each([
  ['camelCase', camelCase],
  ['snake_case', snakeCase],
  ['capitals', (name: string) => name.toUpperCase()],
])('columns in %s are read, and said to be named otherwise', (_, rename) => {
  const renamed = (row: object) => Object.fromEntries(Object.entries(row).map(([name, cell]) => [rename(name), cell]))
  const option = { ControlsRecId: 1, DisplayValue: 'r', DisplayLabel: 'Red', Order: 1, IsActive: 1 }
  const rows = { controls: [control], displayValues: [option], dependencies: [] }
  const { notes, ...read } = parseDefinitions({
    controls: rows.controls.map(renamed),
    displayValues: rows.displayValues.map(renamed),
    dependencies: [],
  })
  expect(read).toEqual(parseDefinitions(rows))
  expect(notes?.map(({ code, severity }) => [code, severity])).toEqual([
    ['column-case', 'info'],
    ['column-case', 'info'],
  ])
  expect(notes?.[0]?.message).toContain(`${rename('ControlLabel')} as ControlLabel`)
})

test('a byte order mark before the first column is read over, and named', () => {
  const { RecId, ...rest } = control
  const { notes, ...read } = parseDefinitions(only({ '\ufeffRecId': RecId, ...rest }))
  expect(read).toEqual(parseDefinitions(only(control)))
  expect(notes).toMatchObject([{ code: 'byte-order-mark', message: expect.stringContaining('RecId') }])
})

test('of two spellings of a column the exact one counts', () => {
  const { controls, notes } = parseDefinitions(only({ controlLabel: 'Other', ...control }))
  expect(controls[0]?.ControlLabel).toBe('Name')
  expect(notes).toBeUndefined()
})

test.each(Object.keys(control).filter((column) => column !== 'RecId'))(
  'a table without the column %s is said',
  (column) => {
    const row = Object.fromEntries(Object.entries(control).filter(([name]) => name !== column))
    const { notes } = parseDefinitions(only(row))
    expect(notes).toMatchObject([{ code: 'missing-column', message: expect.stringContaining(column) }])
    expect(notes?.[0]?.severity).toBe(column === 'IsActive' ? 'error' : 'warning')
  },
)

test('a form without a question is never called fine', () => {
  const empty = { controls: [], displayValues: [], dependencies: [] }
  expect(checkDefinitions(parseDefinitions(empty)).map(({ code }) => code)).toEqual(['empty-form'])
  const retired = parseDefinitions(only({ ...control, IsActive: 0 }))
  expect(checkDefinitions(retired).map(({ code }) => code)).toEqual(['empty-form'])
})

test('[ENG-011] a block named by digits is the block of that number, and one that nobody has is said', () => {
  const definitions = parseDefinitions(only({ ...control, ParentControlsRecId: 27 }))
  expect(compileForm(definitions, { roots: ['27'] }).control('c1')?.block).toBe(27)
  expect(checkDefinitions(definitions, { roots: ['27'] })).toEqual([])
  expect(checkDefinitions(definitions, { roots: [27], repeating: [19] }).map(({ code }) => code)).toEqual([
    'unknown-repeating',
  ])
})
