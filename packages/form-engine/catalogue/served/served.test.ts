import { describe, expect, test } from 'vitest'
import { checkDefinitions, compileForm, parseDefinitions, reachControls } from '../../src/index.ts'
import { claimForm } from '../../src/claim/index.ts'
import { servedDefinitions } from './index.ts'

const definitions = parseDefinitions(servedDefinitions)
const blocks = { roots: [27, 9, 19, 34], repeating: [19] }
const active = servedDefinitions.controls.filter((row) => row.IsActive === 1)

test('[ENG-040] the served definitions have no errors or warnings', () => {
  const diagnostics = checkDefinitions(definitions, blocks)
  expect(diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([])
})

test('[ENG-021] every served control can be reached', () => {
  const reached = reachControls(definitions, blocks)
  expect(reached.filter(({ reachable }) => !reachable)).toEqual([])
})

describe('source of a claim', () => {
  const labelCodes = (block: number) =>
    [...compileForm(definitions, { roots: [block] }).controls].map(({ labelCode }) => labelCode)

  test('[ENG-031] [ENG-032] block 27 has the named fields of the loss info', () => {
    expect(labelCodes(27)).toEqual(
      expect.arrayContaining([
        'ContactFirstName',
        'ContactMiddleName',
        'ContactLastName',
        'Phone',
        'DateOfLoss',
        'TimeOfLoss',
        'LocationOfOccurrence',
        'City',
        'State',
        'ZipCode',
        'DescriptionOfOccurrence',
        'ReportOnly',
      ]),
    )
  })

  test('[ENG-020] [ENG-030] [WIZ-030] block 34 has the SSN and the knowledge date', () => {
    expect(labelCodes(34)).toEqual(expect.arrayContaining(['SSN', 'DateEmployerHadKnowledgeOfInjury']))
  })
})

test('[ENG-028] [ENG-030] detects no phone or SSN from label wording alone', () => {
  const named = (pattern: RegExp) =>
    active.filter((row) => pattern.test(`${row.ControlLabel} ${row.ControlLabelCode}`)).map((row) => row.RecId)
  expect(named(/phone/i)).toEqual([104, 235, 309, 403])
  expect(named(/ssn|social\s*security/i)).toEqual([481])
})

test('[ENG-017] [ENG-018] a minimal auto claim has thirteen required questions', () => {
  const asked = claimForm(definitions, 'Auto').validate({})
  expect(asked.map(({ recId }) => recId)).toEqual([101, 103, 104, 111, 113, 114, 115, 124, 131, 201, 202, 231, 271])
})

test('[ENG-023] a question can depend on four conditions across blocks', () => {
  const form = claimForm(definitions, 'Auto')
  const answers = { c141: 'yes', c231: 'yes', c246: 'yes', c247: 'us', c248: 'other' }
  expect(form.visible(answers).keys.has('c249')).toBe(true)
  for (const key of Object.keys(answers)) {
    expect(form.visible({ ...answers, [key]: 'no' }).keys.has('c249')).toBe(false)
  }
})
