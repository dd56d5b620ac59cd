import { expect, expectTypeOf, test } from 'vitest'
import { servedDefinitions } from '../../catalogue/index.ts'
import {
  checkDefinitions,
  checkTables,
  compileForm,
  defineForm,
  InvalidDefinitionsError,
  parseDefinitions,
  type ControlDefinition,
  type ControlValue,
  type Form,
  type RecId,
  type TableCell,
} from '../index.ts'

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

test.each([1, '1', true, 'true', 'Y', 'yes', ' TRUE '])('[ENG-012] reads the flag %j as on', (flag) => {
  expect(parseDefinitions(only({ ...control, IsRequired: flag })).controls[0]?.IsRequired).toBe(true)
})

test.each([0, '0', false, 'N', '', null, undefined, 'maybe', {}])('[ENG-012] reads the flag %j as off', (flag) => {
  expect(parseDefinitions(only({ ...control, IsRequired: flag })).controls[0]?.IsRequired).toBe(false)
})

test('[ENG-011] reads numbers, digits, keys and names as unique ids', () => {
  const ids = [7, '8', ' 9 ', 'c10', 'email'].map(
    (RecId) => parseDefinitions(only({ ...control, RecId })).controls[0]!.RecId,
  )
  expect(ids).toEqual([7, 8, 9, 10, 'email'])
  const form = compileForm(parseDefinitions(only(control)))
  expect(ids.map((recId) => form.keyOf(recId))).toEqual(['c7', 'c8', 'c9', 'c10', 'email'])
})

test("keeps number ids as numbers in the form's type", () => {
  const form = compileForm(parseDefinitions(servedDefinitions))
  expectTypeOf(form).toEqualTypeOf<Form<number>>()
  expectTypeOf(form.submission({})).toEqualTypeOf<ControlValue<number>[]>()
  expectTypeOf(form.controls[0]!.block).toEqualTypeOf<number>()
  expectTypeOf(form).toExtend<Form>()
  expect(form.controls.every(({ recId, block }) => typeof recId === 'number' && typeof block === 'number')).toBe(true)
})

test('types text ids and declared names as numbers or names', () => {
  const texts = { ...servedDefinitions, controls: [{ ...control, RecId: '8' }] }
  expectTypeOf(compileForm(parseDefinitions(texts))).toEqualTypeOf<Form>()
  const declared = compileForm(defineForm({ c9: { kind: 'textbox', label: 'Name' } }))
  expectTypeOf(declared.controls[0]!.recId).toEqualTypeOf<RecId>()
  expect(declared.controls.map(({ recId }) => recId)).toEqual([9])
})

test('gives each row all declared columns', () => {
  const [row] = parseDefinitions(servedDefinitions).controls
  expectTypeOf(row!).toEqualTypeOf<ControlDefinition<number>>()
  expectTypeOf(row!.RecId).toEqualTypeOf<number>()
  expectTypeOf(row!.ParentControlsRecId).toEqualTypeOf<number | null>()
  expectTypeOf(row!.ControlOrder).toEqualTypeOf<number | null>()
  expectTypeOf(row!.MaskDisplay).toEqualTypeOf<string>()
  expectTypeOf(row!.IsActive).toEqualTypeOf<boolean>()
  expectTypeOf(row!).toExtend<{
    readonly Help?: string
    readonly Longest?: number | null
    readonly ReadOnly?: boolean
  }>()
  // @ts-expect-error -- there is no such column
  expect(row!.IsHidden).toBeUndefined()
})

test('[ENG-014] reads a missing or invalid order as null', () => {
  const orders = [3, '4', null, '', 'last', Infinity].map((ControlOrder) =>
    parseDefinitions(only({ ...control, ControlOrder })),
  )
  expect(orders.map(({ controls }) => controls[0]?.ControlOrder)).toEqual([3, 4, null, null, null, null])
})

/** The codes and cells of all faults. */
function faultsOf(given: unknown): [code: string, cells: string[]][] {
  const { faults } = errorOf(given)
  return faults.map(({ code, cells }) => [code, cells.map(pathOf)])
}

function errorOf(given: unknown): InvalidDefinitionsError {
  try {
    parseDefinitions(given)
  } catch (error) {
    if (error instanceof InvalidDefinitionsError) return error
    throw error
  }
  throw new Error('The tables were read.')
}

const pathOf = ({ table, row, column }: TableCell) => `${table}${row === null ? '' : `[${row}]`}.${column}`
const noTables = ['controls', 'displayValues', 'dependencies'].map(() => ['missing-table', []])

test.each([
  ['no object', null, noTables],
  ['a missing table', { controls: [], displayValues: [] }, [['missing-table', []]]],
  ['a table that is no list', { controls: {}, displayValues: [], dependencies: [] }, [['missing-table', []]]],
  [
    'a row that is no object',
    { controls: [control, 5], displayValues: [], dependencies: [] },
    [['unreadable-row', ['controls[1].RecId']]],
  ],
  ['a control without id', only({ ...control, RecId: ' ' }), [['missing-id', ['controls[0].RecId']]]],
  ['an id that answers cannot have', only({ ...control, RecId: '__proto__' }), [['missing-id', ['controls[0].RecId']]]],
  ['an id that is no text', only({ ...control, RecId: {} }), [['missing-id', ['controls[0].RecId']]]],
])('reports where %s cannot be read', (_, tables, faults) => {
  expect(faultsOf(tables)).toEqual(faults)
  expect(String(errorOf(tables))).toMatch(/(Provide|Enter) /)
})

test('reports a missing id column once, with a suggestion', () => {
  const rows = [1, 2].map((RecordId) => ({ RecordId, ControlingControlsRecId: 1, ControlingValue: 'x', IsActive: 1 }))
  expect(faultsOf({ controls: [control], displayValues: [], dependencies: rows })).toEqual([
    ['missing-column', ['dependencies.ControlsRecId']],
  ])
})

test('reports all faults at once, with original row indexes', () => {
  const tables = {
    controls: [
      5,
      { ...control, RecId: '' },
      { ...control, IsRequired: 'maybe' },
      { ...control, RecId: 2, ControlTypeCode: 'slider' },
    ],
    displayValues: 'none',
    dependencies: [{ ControlsRecId: '', ControlingControlsRecId: 1, ControlingValue: 'x', IsActive: 1 }],
  }
  expect(faultsOf(tables)).toEqual([
    ['unreadable-row', ['controls[0].RecId']],
    ['missing-id', ['controls[1].RecId']],
    ['missing-table', []],
    ['missing-id', ['dependencies[0].ControlsRecId']],
    ['unread-cell', ['controls[2].IsRequired']],
  ])
  expect(String(errorOf(tables))).toContain('controls[1].RecId: A row of controls has no usable RecId.')
  const { isComplete, definitions, diagnostics } = checkTables(tables)
  expect(isComplete).toBe(false)
  expect(definitions.controls.map(({ RecId }) => RecId)).toEqual([1, 2])
  expect(diagnostics.map(({ code, cells }) => [code, ...cells.map(pathOf)])).toContainEqual([
    'unknown-kind',
    'controls[3].ControlTypeCode',
  ])
})

test.each([
  ['a flag that is neither', { IsRequired: 'perhaps' }, 'unread-cell', 'perhaps'],
  ['a flag of a local form that is neither', { ReadOnly: 'perhaps' }, 'unread-cell', 'ReadOnly'],
  ['an order that is no number', { ControlOrder: 'last' }, 'unread-cell', 'last'],
  ['a parent that is no id', { ParentControlsRecId: {} }, 'unread-cell', 'an object'],
  ['a parent that is half a number', { ParentControlsRecId: 2.5 }, 'unread-cell', '2.5'],
  ['a length that is not above 0', { Longest: 0 }, 'unread-cell', 'Longest'],
  ['a label that is no text', { ControlLabel: ['Name'] }, 'unread-cell', 'an object'],
])('reports %s, also after definitions are stored and reread', (_, cells, code, word) => {
  const definitions = parseDefinitions(only({ ...control, ...cells }))
  expect(definitions.notes).toMatchObject([{ code, message: expect.stringContaining(word) }])
  expect(definitions.notes?.[0]?.cells.map(pathOf)).toEqual([`controls[0].${Object.keys(cells)[0]}`])
  expect(parseDefinitions(JSON.parse(JSON.stringify(definitions)))).toEqual(definitions)
  expect(checkDefinitions(definitions).map((found) => found.code)).toContain(code)
})

test.each([
  ['ParentRecId', 'ParentControlsRecId'],
  ['NeedOne', 'NeedsOne'],
] as const)('reports the column %s as a misspelling of %s', (written, meant) => {
  const { [meant]: cell, ...row } = { ...control, NeedsOne: 1 }
  const { notes } = parseDefinitions(only({ ...row, [written]: cell }))
  expect(notes).toMatchObject([{ code: 'misspelt-column', message: expect.stringContaining(meant) }])
  expect(notes?.[0]?.cells.map(pathOf)).toEqual([`controls.${written}`])
})

const camelCase = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)
const snakeCase = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase()

test.each([
  ['camelCase', camelCase],
  ['snake_case', snakeCase],
  ['capitals', (name: string) => name.toUpperCase()],
])('reads and reports columns in %s', (_, rename) => {
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

test('reads and reports a byte order mark', () => {
  const { RecId, ...rest } = control
  const { notes, ...read } = parseDefinitions(only({ '\ufeffRecId': RecId, ...rest }))
  expect(read).toEqual(parseDefinitions(only(control)))
  expect(notes).toMatchObject([{ code: 'byte-order-mark', message: expect.stringContaining('RecId') }])
  expect(notes?.[0]?.cells.map(pathOf)).toEqual(['controls.\ufeffRecId'])
})

test('prefers a column with the exact name', () => {
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
    expect(notes?.[0]?.cells.map(pathOf)).toEqual([`controls.${column}`])
    expect(notes?.[0]?.severity).toBe(column === 'IsActive' ? 'error' : 'warning')
  },
)

test('reports a form without questions', () => {
  const empty = { controls: [], displayValues: [], dependencies: [] }
  expect(checkDefinitions(parseDefinitions(empty)).map(({ code }) => code)).toEqual(['empty-form'])
  const retired = parseDefinitions(only({ ...control, IsActive: 0 }))
  expect(checkDefinitions(retired).map(({ code }) => code)).toEqual(['empty-form'])
})

test('[ENG-011] reads digits as block numbers and reports unknown blocks', () => {
  const definitions = parseDefinitions(only({ ...control, ParentControlsRecId: 27 }))
  expect(compileForm(definitions, { roots: ['27'] }).control('c1')?.block).toBe(27)
  expect(checkDefinitions(definitions, { roots: ['27'] })).toEqual([])
  expect(checkDefinitions(definitions, { roots: [27], repeating: [19] }).map(({ code }) => code)).toEqual([
    'unknown-repeating',
  ])
})
