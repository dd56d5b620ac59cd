import { parseDefinitions } from '@captive/form-engine'
import { textTables } from '@captive/form-engine/files'
import type { LabSource } from '../../src/definition-lab/lab-source.ts'

const color = {
  ...{ RecId: 1, ParentControlsRecId: null, ControlTypeCode: 'dropdown', ControlDataTypeCode: 'string' },
  ...{ ControlLabel: 'Color', ControlLabelCode: 'Color', IsRequired: 0, IsActive: 1, ControlOrder: 10 },
  ...{ IsConfidential: 0, MaskDisplay: null },
}
const option = (DisplayValue: string, DisplayLabel: string, Order: number) => ({
  ...{ ControlsRecId: 1, DisplayValue, DisplayLabel, Order, IsActive: 1 },
})

/** A small form for stories that edit it: one list with two options. */
export const colorSource: LabSource = {
  name: 'color',
  title: 'A list with two options',
  group: 'rules',
  tables: () =>
    textTables(
      parseDefinitions({
        controls: [color],
        displayValues: [option('r', 'Red', 10), option('g', 'Green', 20)],
        dependencies: [],
      }),
    ),
  blocks: {},
  found: [],
  sample: () => ({ c1: 'r' }),
}
