import type { TextTables } from '@captive/form-engine/files'
import type { LabSource } from '../../../src/definition-lab/lab-source.ts'
import { texts } from '../texts.ts'

const table = (columns: string, ...rows: string[]) => ({
  columns: columns.split(' '),
  rows: rows.map((row) => row.split('|').map((text) => ({ text }))),
})

/** A misspelled dropdown, a repeated option, and a condition on a control that does not exist. */
const tables: TextTables = {
  controls: table(
    'RecId ParentControlsRecId ControlTypeCode ControlDataTypeCode ControlLabel ControlLabelCode IsRequired IsActive ControlOrder IsConfidential MaskDisplay',
    '1||radio|string|Was the vehicle parked?|Parked|1|1|10|0|',
    '2||dropdwon|string|Where was it parked?|ParkedWhere|1|1|20|0|',
    '3||textbox|string|What is the name of the garage?|GarageName|0|1|30|0|',
  ),
  displayValues: table(
    'ControlsRecId DisplayValue DisplayLabel Order IsActive',
    '1|yes|Yes|10|1',
    '1|no|No|20|1',
    '2|street|On the street|10|1',
    '2|garage|In a garage|20|1',
    '2|garage|In a garage|30|1',
  ),
  dependencies: table('ControlsRecId ControlingControlsRecId ControlingValue IsActive', '2|1|yes|1', '3|22|garage|1'),
}

/** The definitions that the Lab shows at first. */
export const exampleWithMistakes: LabSource = {
  name: 'three-mistakes',
  title: texts.example.title,
  group: 'start',
  tables: () => tables,
  found: [],
  blocks: {},
  sample: () => ({ c1: 'yes', c2: 'garage', c3: 'Main Street Garage' }),
  tasks: [
    { code: 'unknown-kind', text: texts.example.misspelledKind },
    { code: 'duplicate-option', text: texts.example.repeatedOption },
    { code: 'unknown-controller', text: texts.example.wrongCondition },
  ],
}
