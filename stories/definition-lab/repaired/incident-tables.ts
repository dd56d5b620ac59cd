import type { DefinitionTable } from '@captive/form-engine'
import type { TextTable, TextTables } from '@captive/form-engine/files'

/** A table in the notation of the stories: spaces separate columns, and bars separate cells. */
const table = (columns: string, ...rows: string[]): TextTable => ({
  columns: columns.split(' '),
  rows: rows.map((row) => row.split('|').map((text) => ({ text }))),
})

/** A small form without any mistake. */
const incidentTables: TextTables = {
  controls: table(
    'RecId ParentControlsRecId ControlTypeCode ControlDataTypeCode ControlLabel ControlLabelCode IsRequired IsActive ControlOrder IsConfidential MaskDisplay',
    '1||section|string|The incident|Incident|0|1|10|0|',
    '2|1|radio|string|Was anyone hurt?|AnyoneHurt|1|1|10|0|',
    '3|1|textbox|string|Who was hurt?|WhoWasHurt|1|1|20|0|',
    '4|1|dropdown|string|Kind of loss|KindOfLoss|1|1|30|0|',
    '5|1|calendar|string|Day of the fire|DayOfFire|1|1|40|0|',
    '6|1|textbox|string|Social security number|SocialSecurityNumber|0|1|50|1|3-2-4',
    '7||section|string|The vehicle|Vehicle|0|1|20|0|',
    '8|7|textbox|string|Plate|Plate|0|1|10|0|',
    '9|7|textarea|string|What happened?|WhatHappened|1|1|20|0|',
  ),
  displayValues: table(
    'ControlsRecId DisplayValue DisplayLabel Order IsActive',
    '2|yes|Yes|10|1',
    '2|no|No|20|1',
    '4|fire|Fire|10|1',
    '4|theft|Theft|20|1',
    '4|water|Water|30|1',
  ),
  dependencies: table('ControlsRecId ControlingControlsRecId ControlingValue IsActive', '3|2|yes|1', '5|4|fire|1'),
}

/** The new text of a cell: its table, its row as a spreadsheet counts it, and its column in the tables above. */
export type Seed = readonly [table: DefinitionTable, row: number, column: string, text: string]

/** The tables with new texts in some cells. The row after the last one adds a row, and row 1 contains the headings. */
export function seeded(...seeds: readonly Seed[]): TextTables {
  const tables = structuredClone(incidentTables) as Record<
    DefinitionTable,
    { columns: string[]; rows: { text: string }[][] }
  >
  for (const [name, row, column, text] of seeds) {
    const { columns, rows } = tables[name]
    const at = incidentTables[name].columns.indexOf(column)
    if (row === 1) columns[at] = text
    else (rows[row - 2] ??= columns.map(() => ({ text: '' })))[at] = { text }
  }
  return tables
}

/** The tables without a range of rows, as a spreadsheet counts them. */
export function withoutRows(name: DefinitionTable, from: number, to: number): TextTables {
  const { columns, rows } = incidentTables[name]
  return { ...incidentTables, [name]: { columns, rows: rows.toSpliced(from - 2, to - from + 1) } }
}
