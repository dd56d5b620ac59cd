import { dropdown, section, text, yesNo } from '../notation/controls.ts'
import { writeTables } from '../../src/definitions/write-tables.ts'
import { codeList, retired } from '../notation/codes.ts'
import type { Example } from './example.ts'

const orderTies: Example = {
  name: 'order-ties',
  title: 'Controls are sorted by ControlOrder, then by RecId.',
  definitions: writeTables([
    text(10, 'Third', 'Third', { required: true, order: 1 }),
    text(2, 'Second', 'Second', { required: true, order: 1 }),
    text(30, 'First', 'First', { required: true, order: 0 }),
  ]),
  cases: [{ title: 'all blank', answers: {}, shows: [], hides: [], errors: ['c30', 'c2', 'c10'] }],
}

const colors = [...codeList([['r', 'Red']]), retired('g', 'Green')]

const inactiveRows: Example = {
  name: 'inactive-rows',
  title: 'Inactive controls, display values and dependencies are ignored.',
  definitions: withRetiredDependency(
    writeTables([
      dropdown(1, 'Color', 'Color', colors),
      text(2, 'Fax', 'Fax', { required: true, inactive: true }),
      section(3, 'Old questions', 'Old', [text(4, 'Telex', 'Telex', { required: true })], { inactive: true }),
      text(5, 'Always asked', 'Always', { when: { 1: ['r'] } }),
    ]),
  ),
  cases: [
    {
      title: 'the dependency of 5 is inactive, so it shows',
      answers: { c2: 'old', c4: 'older' },
      shows: ['c1', 'c5'],
      hides: ['c2', 'c3', 'c4'],
      submits: [],
    },
    { title: 'a retired option', answers: { c1: 'g' }, shows: ['c1', 'c5'], hides: [], errors: ['c1'] },
  ],
}

function withRetiredDependency(rows: Example['definitions']): Example['definitions'] {
  return { ...rows, dependencies: rows.dependencies.map((row) => ({ ...row, IsActive: 0 })) }
}

const bareRoots: Example = {
  name: 'bare-roots',
  title: 'A root may be a parent id without a row. The form has only controls below its roots.',
  definitions: {
    controls: writeTables([text(1, 'In the form', 'Inside'), text(2, 'Elsewhere', 'Outside')]).controls.map((row) => ({
      ...row,
      ParentControlsRecId: row.RecId === 1 ? 27 : 9,
    })),
    displayValues: [],
    dependencies: [],
  },
  roots: [27],
  cases: [{ title: 'nothing answered', answers: {}, shows: ['c1'], hides: ['c2'] }],
}

const sharedLabels: Example = {
  name: 'shared-labels',
  title: 'Labels are not keys: two controls with the same label keep their own answers.',
  definitions: writeTables([
    section(1, 'Driver', 'Driver', [text(2, 'Name', 'DriverName')]),
    section(3, 'Owner', 'Owner', [text(4, 'Name', 'OwnerName')]),
  ]),
  cases: [
    {
      title: 'both answered',
      answers: { c2: 'Ana', c4: 'Ben' },
      shows: ['c2', 'c4'],
      hides: [],
      submits: [
        { ControlsRecId: 2, DataValue: 'Ana' },
        { ControlsRecId: 4, DataValue: 'Ben' },
      ],
    },
  ],
}

const acrossBlocks: Example = {
  name: 'across-blocks',
  title: 'A controlling control may be in another section, because answers are one flat object.',
  definitions: writeTables([
    section(1, 'What happened', 'Loss', [yesNo(2, 'Did police come?', 'Police')]),
    section(3, 'Driver', 'Driver', [text(4, 'What was the ticket for?', 'Ticket', { when: { 2: ['yes'] } })]),
  ]),
  cases: [
    { title: 'yes', answers: { c2: 'yes' }, shows: ['c2', 'c4'], hides: [] },
    { title: 'no', answers: { c2: 'no' }, shows: ['c2'], hides: ['c4'] },
  ],
}

/** The rules of parsing the three tables. */
export const tableExamples: readonly Example[] = [orderTies, inactiveRows, bareRoots, sharedLabels, acrossBlocks]
