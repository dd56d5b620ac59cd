import { expect, test } from 'vitest'
import { checkDefinitions, compileForm, parseDefinitions } from '../index.ts'

const row = {
  ParentControlsRecId: null,
  ControlDataTypeCode: '',
  IsRequired: 0,
  IsActive: 1,
  ControlOrder: null,
  IsConfidential: 0,
  MaskDisplay: '',
}

/** A list with one value, and a control whose condition spells that value differently. */
const waiting = (offered: string, waitedFor: string) =>
  parseDefinitions({
    controls: [
      { ...row, RecId: 1, ControlTypeCode: 'dropdown', ControlLabel: 'Where?', ControlLabelCode: 'Where' },
      { ...row, RecId: 2, ControlTypeCode: 'textbox', ControlLabel: 'Which one?', ControlLabelCode: 'Which' },
    ],
    displayValues: [offered, 'elsewhere'].map((DisplayValue, Order) => ({
      ControlsRecId: 1,
      DisplayValue,
      DisplayLabel: DisplayValue,
      Order,
      IsActive: 1,
    })),
    dependencies: [{ ControlsRecId: 2, ControlingControlsRecId: 1, ControlingValue: waitedFor, IsActive: 1 }],
  })

test.each([
  ['greatrThan', 'greaterThan'],
  ['more than', 'greaterThan'],
  ['is not', 'not'],
  ['one of', 'anyOf'],
  ['not empty', 'answered'],
])('suggests the operator that %s means', (written, meant) => {
  const { controls, displayValues, dependencies } = waiting('1', '1')
  const compared = dependencies.map((each) => ({ ...each, ConditionOperator: written }))
  const definitions = parseDefinitions({ controls, displayValues, dependencies: compared })
  const found = checkDefinitions(definitions).find(({ code }) => code === 'unknown-operator')
  expect(found).toMatchObject({ hint: `Did you mean ${meant}?`, fix: [{ column: 'ConditionOperator', text: meant }] })
})

test('suggests the intended value in a list and keeps the others', () => {
  const { controls, displayValues, dependencies } = waiting('cafe', 'elsewhere|Cafe')
  const compared = dependencies.map((each) => ({ ...each, ConditionOperator: 'any of' }))
  const definitions = parseDefinitions({ controls, displayValues, dependencies: compared })
  const found = checkDefinitions(definitions).find(({ code }) => code === 'value-spelt-otherwise')
  expect(found?.fix).toMatchObject([{ text: 'elsewhere|cafe' }])
})

test.each([
  ['composed and decomposed', 'caf\u00e9', 'cafe\u0301'],
  ['decomposed and composed', 'cafe\u0301', 'caf\u00e9'],
  ['with a character of no width', 'cafe', 'ca\u200bfe'],
  ['with a space that does not break', 'truck stop', 'truck\u00a0stop'],
  ['in another case', 'Cafe', 'cafe'],
  ['with the zeros that a spreadsheet deleted', '7', '007'],
  ['without them', '007', '7'],
])('suggests the intended value: %s', (_, offered, waitedFor) => {
  const definitions = waiting(offered, waitedFor)
  expect(compileForm(definitions).visible({ c1: offered }).keys.has('c2')).toBe(false)
  expect(checkDefinitions(definitions)).toContainEqual(
    expect.objectContaining({
      code: 'value-spelt-otherwise',
      controls: [2, 1],
      hint: expect.stringContaining(`Did you mean “${offered}”?`),
    }),
  )
})
