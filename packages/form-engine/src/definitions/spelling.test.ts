import { expect, test } from 'vitest'
import { checkTables, type DefinitionTable } from '../index.ts'

const rows: Record<DefinitionTable, Record<string, unknown>> = {
  controls: {
    RecId: 1,
    ParentControlsRecId: null,
    ControlTypeCode: 'textbox',
    ControlDataTypeCode: '',
    ControlLabel: 'Name',
    ControlLabelCode: 'Name',
    IsRequired: 0,
    IsActive: 1,
    ControlOrder: 10,
    IsConfidential: 0,
    MaskDisplay: '',
  },
  displayValues: { ControlsRecId: 1, DisplayValue: 'r', DisplayLabel: 'Red', Order: 10, IsActive: 1 },
  dependencies: { ControlsRecId: 1, ControlingControlsRecId: 2, ControlingValue: 'r', IsActive: 1 },
}

test.each([
  ['controls', 'RecordId', 'RecId'],
  ['controls', 'Id', 'RecId'],
  ['controls', 'ParentRecId', 'ParentControlsRecId'],
  ['controls', 'ParentControlRecId', 'ParentControlsRecId'],
  ['controls', 'ControlTypCode', 'ControlTypeCode'],
  ['controls', 'Kind', 'ControlTypeCode'],
  ['controls', 'ContorlTypeCode', 'ControlTypeCode'],
  ['controls', 'ControlLable', 'ControlLabel'],
  ['controls', 'Question', 'ControlLabel'],
  ['controls', 'ControlLabelCod', 'ControlLabelCode'],
  ['controls', 'Required?', 'IsRequired'],
  ['controls', 'IsMandatory', 'IsRequired'],
  ['controls', 'Is Activ', 'IsActive'],
  ['controls', 'Confidental', 'IsConfidential'],
  ['controls', 'Mask', 'MaskDisplay'],
  ['controls', 'Order', 'ControlOrder'],
  ['displayValues', 'ControlRecId', 'ControlsRecId'],
  ['displayValues', 'DisplayText', 'DisplayLabel'],
  ['displayValues', 'Value', 'DisplayValue'],
  ['displayValues', 'SortOrder', 'Order'],
  ['dependencies', 'ControllingControlsRecId', 'ControlingControlsRecId'],
  ['dependencies', 'ControllingValue', 'ControlingValue'],
  ['dependencies', 'Controller', 'ControlingControlsRecId'],
] as const)('a column of %s called %s gets the suggestion %s', (table, written, meant) => {
  const { [meant]: cell, ...row } = rows[table]
  const tables = { controls: [], displayValues: [], dependencies: [], [table]: [{ ...row, [written]: cell }] }
  expect(checkTables(tables).diagnostics).toContainEqual(
    expect.objectContaining({
      code: 'misspelt-column',
      cells: [{ table, row: null, column: written }],
      hint: expect.stringContaining(`Did you mean ${meant}?`),
    }),
  )
})

test.each(['Notes', 'LastChangedBy', 'Ticket', 'Comment'])('an additional column %s gets no suggestion', (column) => {
  const tables = { controls: [{ ...rows.controls, [column]: 'x' }], displayValues: [], dependencies: [] }
  expect(checkTables(tables).diagnostics.map(({ code }) => code)).not.toContain('misspelt-column')
})

test.each([
  ['textbx', 'textbox'],
  ['text box', 'textbox'],
  ['text', 'textbox'],
  ['chekbox', 'checkbox'],
  ['Check box', 'checkbox'],
  ['drop-down', 'dropdown'],
  ['dropdwon', 'dropdown'],
  ['drop down list', 'dropdown'],
  ['select', 'dropdown'],
  ['Radio buton', 'radioButton'],
  ['calender', 'calendar'],
  ['date', 'calendar'],
  ['textarae', 'textarea'],
  ['sectoin', 'section'],
  ['group', 'section'],
  ['e-mail', 'email'],
  ['telephone', 'phone'],
  ['passwort', 'password'],
])('the kind %s gets the suggestion %s', (written, meant) => {
  const controls = [{ ...rows.controls, ControlTypeCode: written }]
  expect(checkTables({ controls, displayValues: [], dependencies: [] }).diagnostics).toContainEqual(
    expect.objectContaining({ code: 'unknown-kind', hint: expect.stringContaining(`Did you mean ${meant}?`) }),
  )
})

test.each([
  ['numeric', 'number'],
  ['integer', 'number'],
  ['strng', 'string'],
])('the data type %s gets the suggestion %s', (written, meant) => {
  const controls = [{ ...rows.controls, ControlDataTypeCode: written }]
  expect(checkTables({ controls, displayValues: [], dependencies: [] }).diagnostics).toContainEqual(
    expect.objectContaining({ code: 'unknown-data-type', hint: expect.stringContaining(`Did you mean ${meant}?`) }),
  )
})

test('an unrecognizable kind gets only the list of kinds', () => {
  const controls = [{ ...rows.controls, ControlTypeCode: 'slider' }]
  const [found] = checkTables({ controls, displayValues: [], dependencies: [] }).diagnostics
  expect(found?.hint).toMatch(/^Use one of: page, section, textbox/)
})
