import { expect, test } from 'vitest'
import { servedDefinitions } from '../../catalogue/index.ts'
import { parseDefinitions } from '../index.ts'
import { checkClaim, checkLabelCodes } from './index.ts'

const definitions = parseDefinitions(servedDefinitions)

/** The served definitions after a label code and the label of its control were renamed. */
const renamed = (from: string, to: string) =>
  parseDefinitions({
    ...servedDefinitions,
    controls: servedDefinitions.controls.map((row) =>
      row.ControlLabelCode === from ? { ...row, ControlLabelCode: to, ControlLabel: 'When?' } : row,
    ),
  })
const rowOf = (labelCode: string) => servedDefinitions.controls.findIndex((row) => row.ControlLabelCode === labelCode)

test('accepts the served definitions', () => {
  expect(checkClaim(definitions)).toEqual([])
})

test.each([
  ['DateOfLoss', 'DateOfTheLoss'],
  ['DateEmployerHadKnowledgeOfInjury', 'DateEmployerHadKnowledge'],
])('reports that the rule about two dates lost %s', (from, to) => {
  expect(checkClaim(renamed(from, to))).toMatchObject([
    {
      code: 'label-code-unknown',
      severity: 'error',
      cells: [{ table: 'controls', row: rowOf(from), column: 'ControlLabelCode' }],
      message: expect.stringContaining(from),
      hint: expect.stringContaining(`Was it renamed to ${to}?`),
    },
  ])
})

test('ignores the date rule in a form without workers compensation', () => {
  const controls = servedDefinitions.controls.filter(({ RecId }) => RecId < 400 && RecId !== 34)
  const found = checkClaim(parseDefinitions({ ...servedDefinitions, controls }))
  expect(found.filter(({ code }) => code === 'label-code-unknown')).toEqual([])
})

test('reports each required label code that no control has', () => {
  const uses = { TimeOfLoss: 'its hint is not shown', Weather: 'no report has the weather' }
  expect(checkLabelCodes(definitions, { TimeOfLoss: 'x' })).toEqual([])
  expect(checkLabelCodes(renamed('TimeOfLoss', 'TimeOfLosses'), uses)).toMatchObject([
    {
      message: 'No active control has the label code TimeOfLoss, so its hint is not shown.',
      cells: [{ table: 'controls', row: rowOf('TimeOfLoss'), column: 'ControlLabelCode' }],
    },
    { message: 'No active control has the label code Weather, so no report has the weather.' },
  ])
})
