import type { BrokenSheets, SheetCell } from './broken-sheets.ts'

type Rows = readonly (readonly SheetCell[])[]

const controlColumns = [
  'RecId',
  'ParentControlsRecId',
  'ControlTypeCode',
  'ControlDataTypeCode',
  'ControlLabel',
  'ControlLabelCode',
  'IsRequired',
  'IsActive',
  'ControlOrder',
  'IsConfidential',
  'MaskDisplay',
]
const optionColumns = ['ControlsRecId', 'DisplayValue', 'DisplayLabel', 'Order', 'IsActive']
const dependencyColumns = ['ControlsRecId', 'ControlingControlsRecId', 'ControlingValue', 'IsActive']

const towed = [1, null, 'radio', 'string', 'Was it towed?', 'Towed', 0, 1, 10, 0, null]
const tower = [2, null, 'textbox', 'string', 'By whom?', 'Tower', 0, 1, 20, 0, null]
const yes = [1, 'yes', 'Yes', 10, 1]
const no = [1, 'no', 'No', 20, 1]
const whenTowed = [2, 1, 'yes', 1]

/** The three tables without a fault. */
const sound: Readonly<Record<string, Rows>> = {
  Controls: [controlColumns, towed, tower],
  DisplayValues: [optionColumns, yes, no],
  Dependencies: [dependencyColumns, whenTowed],
}

/** A row with another cell in one column. */
function withCell(columns: readonly string[], row: readonly SheetCell[], column: string, cell: SheetCell) {
  return row.map((value, index) => (columns[index] === column ? cell : value))
}

const renamed = (from: string, to: string) => controlColumns.map((column) => (column === from ? to : column))

/** Faults of tables, columns and cells. */
const brokenTables: readonly BrokenSheets[] = [
  {
    name: 'missing-table',
    title: 'A workbook has no sheet for the dependencies.',
    sheets: { Controls: [controlColumns, tower], DisplayValues: [optionColumns] },
    code: 'missing-table',
    places: [],
  },
  {
    name: 'missing-id',
    title: 'A control has no RecId.',
    sheets: { ...sound, Controls: [controlColumns, towed, tower, withCell(controlColumns, tower, 'RecId', null)] },
    code: 'missing-id',
    places: ['Controls!A4'],
  },
  {
    name: 'misspelt-column',
    title: 'The column ControlTypeCode is written without its e.',
    sheets: { ...sound, Controls: [renamed('ControlTypeCode', 'ControlTypCode'), towed, tower] },
    code: 'misspelt-column',
    places: ['Controls!C1'],
  },
  {
    name: 'missing-column',
    title: 'The display values have no column IsActive.',
    sheets: { ...sound, DisplayValues: [optionColumns, yes, no].map((row) => row.slice(0, -1)) },
    code: 'missing-column',
    places: ['DisplayValues!A1'],
  },
  {
    name: 'column-case',
    title: 'The names of two columns start with small letters.',
    sheets: {
      ...sound,
      Dependencies: [['controlsRecId', 'controlingControlsRecId', 'ControlingValue', 'IsActive'], whenTowed],
    },
    code: 'column-case',
    places: ['Dependencies!A1', 'Dependencies!B1'],
  },
  {
    name: 'unread-cell',
    title: 'A column of yes and no has the word maybe.',
    sheets: { ...sound, Controls: [controlColumns, towed, withCell(controlColumns, tower, 'IsRequired', 'maybe')] },
    code: 'unread-cell',
    places: ['Controls!G3'],
  },
  {
    name: 'reserved-id',
    title: 'A control in a repeating section has the same name as the id of the item.',
    sheets: {
      Controls: [
        controlColumns,
        [19, null, 'section', 'string', 'Other vehicle', 'OtherVehicle', 0, 1, 10, 0, null],
        ['otherVehicleId', 19, 'textbox', 'string', 'Fleet number', 'FleetNumber', 0, 1, 10, 0, null],
      ],
      DisplayValues: [optionColumns],
      Dependencies: [dependencyColumns],
    },
    repeating: [19],
    itemId: 'otherVehicleId',
    code: 'reserved-id',
    places: ['Controls!A3'],
  },
]

/** Faults that a spreadsheet causes in a file. */
const brokenFiles: readonly BrokenSheets[] = [
  {
    name: 'cell-error',
    title: 'A formula refers to a row that somebody deleted.',
    sheets: {
      ...sound,
      Dependencies: [dependencyColumns, withCell(dependencyColumns, whenTowed, 'ControlingValue', '#REF!')],
    },
    code: 'cell-error',
    places: ['Dependencies!C2'],
  },
  {
    name: 'formula-without-result',
    title: 'A label is a formula, and the file does not have its result.',
    sheets: {
      ...sound,
      Controls: [controlColumns, towed, withCell(controlColumns, tower, 'ControlLabel', { t: 'n', f: 'E2' })],
    },
    code: 'formula-without-result',
    places: ['Controls!E3'],
  },
  {
    name: 'cell-became-date',
    title: 'The option 3-4 became a day in March.',
    sheets: { ...sound, DisplayValues: [optionColumns, yes, no, [1, '4-Mar', 'Three or four times', 30, 1]] },
    code: 'cell-became-date',
    places: ['DisplayValues!B4'],
  },
  {
    name: 'zeros-lost',
    title: 'The option 007 became 7.',
    sheets: {
      ...sound,
      DisplayValues: [optionColumns, yes, no, [1, '001', 'By us', 30, 1], [1, 7, 'By the police', 40, 1]],
    },
    code: 'zeros-lost',
    places: ['DisplayValues!B5'],
  },
  {
    name: 'separator-in-number',
    title: 'An id has a comma for thousands.',
    sheets: {
      ...sound,
      Controls: [
        controlColumns,
        towed,
        tower,
        withCell(controlColumns, withCell(controlColumns, tower, 'ControlOrder', 30), 'RecId', '1,002'),
      ],
    },
    code: 'separator-in-number',
    places: ['Controls!A4'],
  },
  {
    name: 'table-by-content',
    title: 'The sheet of the dependencies is called Rules.',
    sheets: {
      Controls: [controlColumns, towed, tower],
      DisplayValues: [optionColumns, yes, no],
      Rules: [dependencyColumns, whenTowed],
    },
    code: 'table-by-content',
    places: ['Rules!A1'],
  },
  {
    name: 'second-table',
    title: 'A workbook has an old copy of the controls.',
    sheets: { ...sound, Old: [controlColumns, towed] },
    code: 'second-table',
    places: ['Old!A1'],
  },
  {
    name: 'unread-sheet',
    title: 'A workbook has a sheet with notes.',
    sheets: { ...sound, Notes: [['Ask claims operations about towing.']] },
    code: 'unread-sheet',
    places: ['Notes!A1'],
  },
  {
    name: 'skipped-row',
    title: 'A title is among the controls.',
    sheets: { ...sound, Controls: [controlColumns, ['Questions about towing'], towed, tower] },
    code: 'skipped-row',
    places: ['Controls!A2'],
  },
  {
    name: 'duplicate-column',
    title: 'The display values have two columns named Order.',
    sheets: {
      ...sound,
      DisplayValues: [
        [...optionColumns, 'Order'],
        [...yes, 1],
        [...no, 2],
      ],
    },
    code: 'duplicate-column',
    places: ['DisplayValues!F1'],
  },
  {
    name: 'local-column',
    title: 'The controls have the column Help.',
    sheets: {
      ...sound,
      Controls: [
        [...controlColumns, 'Help'],
        [...towed, 'Also if it was only pulled out'],
        [...tower, null],
      ],
    },
    code: 'local-column',
    places: ['Controls!L1'],
  },
  {
    name: 'unread-column',
    title: 'The dependencies have a column with notes.',
    sheets: {
      ...sound,
      Dependencies: [
        [...dependencyColumns, 'Ticket'],
        [...whenTowed, 'T-17'],
      ],
    },
    code: 'unread-column',
    places: ['Dependencies!E1'],
  },
]

/** Workbooks with one fault each. */
export const brokenSheets: readonly BrokenSheets[] = [...brokenTables, ...brokenFiles]
