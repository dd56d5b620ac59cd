import { expect, test } from 'vitest'
import { parseDefinitions } from '../index.ts'
import { answersByLabelCode, claimForm, claimTypes, claimValues, type ClaimType } from './index.ts'

const control = (RecId: number, ParentControlsRecId: number, ControlLabelCode: string): object => ({
  RecId,
  ParentControlsRecId,
  ControlTypeCode: 'textbox',
  ControlLabel: ControlLabelCode,
  ControlLabelCode,
  IsActive: 1,
})
const definitions = parseDefinitions({
  controls: [
    control(1, 27, 'City'),
    control(2, 9, 'Tow'),
    control(3, 19, 'Make'),
    control(4, 34, 'Wage'),
    control(5, 99, 'Other'),
  ],
  displayValues: [],
  dependencies: [],
})
const answers = { c1: ' Trenton ', c2: 'yes', c3: 'x', c4: '9', c5: 'x', c19: [{ otherVehicleId: 2, c3: 'Ford' }] }

test('[ENG-017] [ENG-018] [ENG-019] [ENG-020] asks the blocks of each claim type', () => {
  const keysOf = (claimType: ClaimType): string[] => claimForm(definitions, claimType).controls.map(({ key }) => key)
  expect(keysOf('Auto')).toEqual(['c27', 'c1', 'c9', 'c2', 'c19', 'c3'])
  expect(keysOf('WorkersCompensation')).toEqual(['c27', 'c1', 'c34', 'c4'])
  expect(keysOf('GeneralLiability')).toEqual(['c27', 'c1'])
  expect(keysOf('Property')).toEqual(['c27', 'c1'])
})

test('[ENG-033] [ENG-035] [ENG-036] [WIZ-034] groups values into four lists by block', () => {
  expect(claimValues(claimForm(definitions, 'Auto'), answers)).toEqual({
    lossInfoValues: [{ ControlsRecId: 1, DataValue: 'Trenton' }],
    additionalInfoValues: [{ ControlsRecId: 2, DataValue: 'yes' }],
    otherVehicleValues: [{ ControlsRecId: 3, DataValue: 'Ford', RepeatControlMapping: 2 }],
    additionalInfo_WCValues: [],
  })
  expect(claimValues(claimForm(definitions, 'WorkersCompensation'), answers).additionalInfo_WCValues).toEqual([
    { ControlsRecId: 4, DataValue: '9' },
  ])
})

test('[ENG-031] [ENG-032] finds the draft fields by label code', () => {
  expect([...answersByLabelCode(claimForm(definitions, 'Auto'), answers)]).toEqual([
    ['Tow', 'yes'],
    ['City', 'Trenton'],
  ])
})

test('finds several choices by label code, in the order of the options', () => {
  const parts = { ...control(1, 27, 'Parts'), ControlTypeCode: 'checkboxList' }
  const option = (DisplayValue: string, Order: number) => ({ ControlsRecId: 1, DisplayValue, Order, IsActive: 1 })
  const form = claimForm(
    parseDefinitions({ controls: [parts], displayValues: [option('front', 1), option('back', 2)], dependencies: [] }),
    'Auto',
  )
  expect(answersByLabelCode(form, { c1: ['back', 'front'] }).get('Parts')).toBe('front, back')
})

test.each(claimTypes)('[WIZ-027] validates the phone in the loss information of %s', (claimType) => {
  const form = claimForm(
    parseDefinitions({ controls: [control(1, 27, 'ContactPhone')], displayValues: [], dependencies: [] }),
    claimType,
  )
  expect(form.validate({ c1: '555-5555' })).toMatchObject([{ key: 'c1', code: 'phone' }])
  expect(form.validate({ c1: '(201) 555-0123' })).toEqual([])
})
