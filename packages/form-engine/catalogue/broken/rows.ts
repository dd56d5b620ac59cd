import { codeList } from '../notation/codes.ts'
import { control, dropdown, radio, radioButton, radioOfButtons, section, text, yesNo } from '../notation/controls.ts'
import { writeTables } from '../../src/definitions/write-tables.ts'
import type { ControlRow, DefinitionRows } from '../../src/definitions/rows.ts'
import type { BrokenDefinitions } from './broken-definitions.ts'

const colors = codeList([['r', 'Red']])

/** Changes one column of one control's row, for faults that an outline cannot express. */
function withControl(rows: DefinitionRows, recId: number, change: Partial<ControlRow>): DefinitionRows {
  return { ...rows, controls: rows.controls.map((row) => (row.RecId === recId ? { ...row, ...change } : row)) }
}

function withSameOrder(rows: DefinitionRows): DefinitionRows {
  return { ...rows, displayValues: rows.displayValues.map((row) => ({ ...row, Order: 10 })) }
}

/** Faults of single rows and of the tree. */
export const brokenRows: readonly BrokenDefinitions[] = [
  {
    name: 'placeholder-option',
    title: 'A required list offers a placeholder option.',
    definitions: writeTables([
      dropdown(
        1,
        'Color',
        'Color',
        codeList([
          ['0', '-- Select --'],
          ['r', 'Red'],
        ]),
        { required: true },
      ),
    ]),
    code: 'placeholder-option',
    controls: [1],
    cells: ['displayValues[0].DisplayLabel'],
  },
  {
    name: 'duplicate-id',
    title: 'Two controls have the same RecId.',
    definitions: writeTables([text(1, 'First name', 'FirstName'), text(1, 'Last name', 'LastName', { order: 20 })]),
    code: 'duplicate-id',
    controls: [1],
    cells: ['controls[0].RecId', 'controls[1].RecId'],
  },
  {
    name: 'unknown-kind',
    title: 'A control has an unknown kind.',
    definitions: writeTables([text(1, 'Name', 'Name'), control('slider', 2, 'Speed', 'Speed')]),
    code: 'unknown-kind',
    controls: [2],
    cells: ['controls[1].ControlTypeCode'],
  },
  {
    name: 'unknown-data-type',
    title: 'A control has an unknown data type.',
    definitions: withControl(writeTables([text(1, 'Name', 'Name')]), 1, { ControlDataTypeCode: 'money' }),
    code: 'unknown-data-type',
    controls: [1],
    cells: ['controls[0].ControlDataTypeCode'],
  },
  {
    name: 'unknown-parent',
    title: 'A control has an unknown parent.',
    definitions: withControl(writeTables([text(1, 'Name', 'Name'), text(2, 'City', 'City')]), 2, {
      ParentControlsRecId: 99,
    }),
    code: 'unknown-parent',
    controls: [2],
    cells: ['controls[1].ParentControlsRecId'],
  },
  {
    name: 'parent-circle',
    title: 'Two sections are parents of each other.',
    definitions: withControl(
      writeTables([text(1, 'Name', 'Name'), section(2, 'Outer', 'Outer', [section(3, 'Inner', 'Inner', [])])]),
      2,
      { ParentControlsRecId: 3 },
    ),
    code: 'parent-circle',
    controls: [2, 3],
    cells: ['controls[1].ParentControlsRecId', 'controls[2].ParentControlsRecId'],
  },
  {
    name: 'parent-not-container',
    title: 'A control has a textbox as its parent.',
    definitions: withControl(writeTables([text(1, 'Name', 'Name'), text(2, 'City', 'City')]), 2, {
      ParentControlsRecId: 1,
    }),
    code: 'parent-not-container',
    controls: [2],
    cells: ['controls[1].ParentControlsRecId'],
  },
  {
    name: 'options-missing',
    title: 'A dropdown has no options.',
    definitions: writeTables([dropdown(1, 'Color', 'Color', [])]),
    code: 'options-missing',
    controls: [1],
    cells: ['controls[0].ControlTypeCode'],
  },
  {
    name: 'duplicate-option',
    title: 'Two options of a dropdown store the same value.',
    definitions: writeTables([dropdown(1, 'Color', 'Color', [...colors, ...codeList([['r', 'Rose']])])]),
    code: 'duplicate-option',
    controls: [1],
    cells: ['displayValues[0].DisplayValue', 'displayValues[1].DisplayValue'],
  },
  {
    name: 'option-label-twice',
    title: 'Two options of a dropdown have the same label.',
    definitions: writeTables([
      dropdown(
        1,
        'Color',
        'Color',
        codeList([
          ['r', 'Red'],
          ['d', 'Red'],
        ]),
      ),
    ]),
    code: 'option-label-twice',
    controls: [1],
    cells: ['displayValues[0].DisplayLabel', 'displayValues[1].DisplayLabel'],
  },
  {
    name: 'option-order-tie',
    title: 'Two options of a dropdown have the same order.',
    definitions: withSameOrder(
      writeTables([
        dropdown(
          1,
          'Color',
          'Color',
          codeList([
            ['r', 'Red'],
            ['g', 'Green'],
          ]),
        ),
      ]),
    ),
    code: 'option-order-tie',
    controls: [1],
    cells: ['displayValues[0].Order', 'displayValues[1].Order'],
  },
  {
    name: 'options-of-nobody',
    title: 'A display value belongs to an unknown control.',
    definitions: {
      ...writeTables([text(1, 'Name', 'Name')]),
      displayValues: [{ ControlsRecId: 99, DisplayValue: 'r', DisplayLabel: 'Red', Order: 10, IsActive: 1 }],
    },
    code: 'rows-of-nobody',
    controls: [99],
    cells: ['displayValues[0].ControlsRecId'],
  },
  {
    name: 'duplicate-label-code',
    title: 'Two controls share a label code, so it is unclear which one fills the claim.',
    definitions: writeTables([text(1, 'City', 'City'), text(2, 'City of the owner', 'City')]),
    code: 'duplicate-label-code',
    controls: [1, 2],
    cells: ['controls[0].ControlLabelCode', 'controls[1].ControlLabelCode'],
  },
  {
    name: 'order-tie',
    title: 'Two adjacent controls have the same order.',
    definitions: writeTables([
      section(3, 'Towing', 'Towing', [
        yesNo(1, 'Towed?', 'Towed', { order: 10 }),
        text(2, 'By whom?', 'Tower', { order: 10 }),
      ]),
    ]),
    code: 'order-tie',
    controls: [1, 2],
    cells: ['controls[1].ControlOrder', 'controls[2].ControlOrder'],
  },
  {
    name: 'outside-roots',
    title: 'A control is outside all blocks of the form.',
    definitions: writeTables([
      section(27, 'Loss', 'Loss', [text(1, 'Name', 'Name')]),
      section(50, 'Elsewhere', 'Elsewhere', [text(2, 'City', 'City')]),
    ]),
    roots: [27],
    code: 'outside-roots',
    controls: [2, 50],
    cells: ['controls[2].ParentControlsRecId', 'controls[3].ParentControlsRecId'],
  },
  {
    name: 'unknown-root',
    title: 'The form names an unknown block.',
    definitions: writeTables([section(27, 'Loss', 'Loss', [text(1, 'Name', 'Name')])]),
    roots: [27, 34],
    code: 'unknown-root',
    controls: [34],
    cells: ['controls.RecId'],
  },
  {
    name: 'repeating-not-section',
    title: 'The form repeats a textbox.',
    definitions: writeTables([text(1, 'Name', 'Name')]),
    repeating: [1],
    code: 'repeating-not-section',
    controls: [1],
    cells: ['controls[0].ControlTypeCode'],
  },
  {
    name: 'blank-option',
    title: 'An option has a blank value, so it counts as no answer.',
    definitions: writeTables([dropdown(1, 'Color', 'Color', [...colors, ...codeList([[' ', 'No color']])])]),
    code: 'blank-option',
    controls: [1],
    cells: ['displayValues[1].DisplayValue'],
  },
  {
    name: 'unused-radio-button',
    title: 'A radioButton is inside a radio with display values, so it is never offered.',
    definitions: writeTables([{ ...radio(1, 'Color', 'Color', colors), children: [radioButton(2, 'Green', 'green')] }]),
    code: 'unused-radio-button',
    controls: [2],
    cells: ['controls[1].ControlTypeCode'],
  },
  {
    name: 'conditional-option',
    title: 'A single button of a radio has a dependency, which has no effect on options.',
    definitions: writeTables([
      yesNo(1, 'Towed?', 'Towed'),
      radioOfButtons(2, 'Color', 'Color', [
        radioButton(3, 'Red', 'red'),
        radioButton(4, 'Green', 'green', { when: { 1: ['yes'] } }),
      ]),
    ]),
    code: 'conditional-option',
    controls: [4],
    cells: ['dependencies[0].ControlsRecId'],
  },
  {
    name: 'untranslated',
    title: 'One question has Spanish, another one does not.',
    definitions: writeTables([text(1, 'City', 'City', { controlLabelEs: 'Ciudad' }), text(2, 'Street', 'Street')]),
    code: 'untranslated',
    controls: [2],
    cells: ['controls[1].ControlLabelEs'],
  },
  {
    name: 'label-missing',
    title: 'A control has no label.',
    definitions: writeTables([text(1, '', 'Name')]),
    code: 'label-missing',
    controls: [1],
    cells: ['controls[0].ControlLabel'],
  },
  {
    name: 'single-option',
    title: 'A dropdown has only one option.',
    definitions: writeTables([dropdown(1, 'Color', 'Color', colors)]),
    code: 'single-option',
    controls: [1],
    cells: ['displayValues[0].DisplayValue'],
  },
  {
    name: 'unused-options',
    title: 'A textbox has display values.',
    definitions: writeTables([control('textbox', 1, 'Color', 'Color', {}, colors)]),
    code: 'unused-options',
    controls: [1],
    cells: ['displayValues[0].ControlsRecId'],
  },
  {
    name: 'markup-in-label',
    title: 'A label contains HTML.',
    definitions: writeTables([text(1, 'Name <b>and</b> company', 'Name')]),
    code: 'markup-in-label',
    controls: [1],
    cells: ['controls[0].ControlLabel'],
  },
  {
    name: 'duplicate-label',
    title: 'Two controls of a section have the same label.',
    definitions: writeTables([section(1, 'People', 'People', [text(2, 'Name', 'First'), text(3, 'Name', 'Last')])]),
    code: 'duplicate-label',
    controls: [2, 3],
    cells: ['controls[1].ControlLabel', 'controls[2].ControlLabel'],
  },
  {
    name: 'inactive-root',
    title: 'An active control is in an inactive section.',
    definitions: withControl(
      writeTables([section(1, 'Vehicle', 'Vehicle', [text(2, 'Make', 'Make')]), text(3, 'Name', 'Name')]),
      1,
      { IsActive: 0 },
    ),
    code: 'inside-inactive',
    controls: [1, 2],
    cells: ['controls[0].IsActive'],
  },
  {
    name: 'order-tie-of-roots',
    title: 'Two controls without a parent have the same order.',
    definitions: writeTables([text(1, 'Name', 'Name'), text(2, 'City', 'City', { order: 10 })]),
    code: 'order-tie',
    controls: [1, 2],
    cells: ['controls[0].ControlOrder', 'controls[1].ControlOrder'],
  },
  {
    name: 'unknown-repeating',
    title: 'An unknown section should repeat.',
    definitions: writeTables([text(1, 'Name', 'Name')]),
    repeating: [19],
    code: 'unknown-repeating',
    controls: [19],
    cells: ['controls.RecId'],
  },
  {
    name: 'empty-form',
    title: 'A form has a section without questions.',
    definitions: writeTables([section(1, 'Vehicle', 'Vehicle', [])]),
    code: 'empty-form',
    controls: [],
    cells: ['controls[0].IsActive'],
  },
]
