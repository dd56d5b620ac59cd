import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleWithMistakes } from '../start/example-with-mistakes.ts'
import { StorybookLab } from '../storybook-lab.tsx'
import { seeded, withoutRows } from './incident-tables.ts'
import { repairTables } from './repair-tables.ts'

const meta: Meta = {
  title: 'Definition Lab/Workbooks with a mistake',
  parameters: { layout: 'fullscreen' },
  render: () => <StorybookLab initial={exampleWithMistakes} />,
}
export default meta

export const MisspelledKind: StoryObj = {
  name: 'a misspelled kind is fixed',
  play: repairTables(
    seeded(['controls', 5, 'ControlTypeCode', 'dropdwon']),
    '“Kind of loss” (4) has the unknown kind “dropdwon”, so it shows as a text box.',
    [{ press: 'Fix: enter “dropdown”' }],
  ),
}

export const MisspelledColumn: StoryObj = {
  name: 'a misspelled column is fixed',
  play: repairTables(
    seeded(['controls', 1, 'ControlLabel', 'ControlLable']),
    'The table controls has an unknown column ControlLable, and no column ControlLabel.',
    [{ press: 'Fix: enter “ControlLabel”' }],
  ),
}

export const UnknownController: StoryObj = {
  name: 'a condition on a control that does not exist is fixed',
  play: repairTables(
    seeded(['dependencies', 3, 'ControlingControlsRecId', '44']),
    '“Day of the fire” (5) depends on 44, which does not exist, so “Day of the fire” (5) never shows.',
    [{ cell: 'Dependencies!B3', type: '4' }],
  ),
}

export const UnknownValue: StoryObj = {
  name: 'a condition on a value that is not an option is fixed',
  play: repairTables(
    seeded(['dependencies', 3, 'ControlingValue', 'flames']),
    '“Day of the fire” (5) depends on the value “flames”, which is not an option of “Kind of loss” (4).',
    [{ cell: 'Dependencies!C3', type: 'fire' }],
  ),
}

export const OtherSpelling: StoryObj = {
  name: 'a value in a different spelling is fixed',
  play: repairTables(
    seeded(['dependencies', 3, 'ControlingValue', 'FIRE']),
    '“Day of the fire” (5) depends on the value “FIRE”, but “Kind of loss” (4) offers “fire”.',
    [{ press: 'Fix: enter “fire”' }],
  ),
}

export const RepeatedId: StoryObj = {
  name: 'a repeated id is fixed',
  play: repairTables(seeded(['controls', 10, 'RecId', '8']), '2 rows have the id 8; only one of them is used.', [
    { cell: 'Controls!A10', type: '9' },
  ]),
}

export const RepeatedOption: StoryObj = {
  name: 'a repeated option is fixed',
  play: repairTables(
    seeded(
      ['displayValues', 7, 'ControlsRecId', '4'],
      ['displayValues', 7, 'DisplayValue', 'water'],
      ['displayValues', 7, 'DisplayLabel', 'Water'],
      ['displayValues', 7, 'Order', '40'],
      ['displayValues', 7, 'IsActive', '1'],
    ),
    '“Kind of loss” (4) offers the value “water” more than once; only the first is shown.',
    [{ press: 'Fix: delete the repeated row' }],
  ),
}

export const UnknownParent: StoryObj = {
  name: 'a question in a section that does not exist is fixed',
  play: repairTables(
    seeded(['controls', 10, 'ParentControlsRecId', '77']),
    '“What happened?” (9) should be in 77, which does not exist.',
    [{ cell: 'Controls!B10', type: '7' }],
  ),
}

export const Circle: StoryObj = {
  name: 'two questions that depend on each other are fixed',
  play: repairTables(
    seeded(
      ['dependencies', 4, 'ControlsRecId', '2'],
      ['dependencies', 4, 'ControlingControlsRecId', '3'],
      ['dependencies', 4, 'ControlingValue', 'x'],
      ['dependencies', 4, 'IsActive', '1'],
    ),
    '“Was anyone hurt?” (2), “Who was hurt?” (3) depend on each other in a circle, so none of them ever shows.',
    [{ deleteRowOf: 'Dependencies!B4' }],
  ),
}

export const UnreadCell: StoryObj = {
  name: 'a cell that is neither yes nor no is fixed',
  play: repairTables(
    seeded(['controls', 3, 'IsRequired', 'perhaps']),
    'IsRequired of 1 row of controls is “perhaps”, which is neither yes nor no and counts as no.',
    [{ cell: 'Controls!G3', type: '1' }],
  ),
}

export const OptionsMissing: StoryObj = {
  name: 'a list without options is fixed by pasting them',
  play: repairTables(
    withoutRows('displayValues', 4, 6),
    '“Kind of loss” (4) is a dropdown without any active option.',
    [{ table: /^Display values/, paste: '4\tfire\tFire\t10\t1\n4\ttheft\tTheft\t20\t1\n4\twater\tWater\t30\t1' }],
  ),
}

export const NotConfidential: StoryObj = {
  name: 'a Social Security number that is not confidential is fixed',
  play: repairTables(
    seeded(['controls', 7, 'IsConfidential', '0']),
    '“Social security number” (6) is a Social Security number but not confidential; it is treated as confidential.',
    [{ press: 'Fix: enter “1”' }],
  ),
}
