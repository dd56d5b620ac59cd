import { describe, expect, test } from 'vitest'

import { servedDefinitions } from '../../catalogue/index.ts'
import { parseDefinitions } from '../definitions/parse.ts'
import { claimForm, type ClaimType } from './claim.ts'

const definitions = parseDefinitions(servedDefinitions)
const asked = (claimType: ClaimType, answers = {}) => claimForm(definitions, claimType).visible(answers).keys

describe('workers compensation', () => {
  test('does not ask again whether anyone was hurt, nor what kind of loss it was', () => {
    expect(['c121', 'c131', 'c132', 'c136'].filter((key) => asked('WorkersCompensation').has(key))).toEqual([])
  })

  test('still asks what leans on it: who was killed, the hospital, and the death of the employee', () => {
    expect(['c133', 'c134'].every((key) => asked('WorkersCompensation').has(key))).toBe(true)
    expect(asked('WorkersCompensation', { c133: 'yes' }).has('c471')).toBe(true)
    expect(asked('WorkersCompensation', { c134: 'yes' }).has('c135')).toBe(true)
  })

  test('asks it where the definitions do not offer the answer that the type gives', () => {
    const displayValues = servedDefinitions.displayValues.filter(
      ({ ControlsRecId, DisplayValue }) => ControlsRecId !== 131 || DisplayValue !== 'yes',
    )
    const other = parseDefinitions({ ...servedDefinitions, displayValues })
    expect(claimForm(other, 'WorkersCompensation').visible({}).keys.has('c131')).toBe(true)
  })
})

test.each(['Auto', 'GeneralLiability', 'Property'] as const)('%s asks whether anyone was hurt', (claimType) => {
  expect(asked(claimType).has('c131')).toBe(true)
})

describe('kind of loss', () => {
  const kinds = (claimType: ClaimType, from = definitions) =>
    claimForm(from, claimType)
      .control('c121')
      ?.options.map(({ value }) => value) ?? []

  test('offers what fits the claim type', () => {
    expect(kinds('Auto')).toEqual(expect.arrayContaining(['crash', 'hail', 'theft', 'other']))
    expect(kinds('Auto')).not.toContain('employee-hurt')
    expect(kinds('GeneralLiability')).toEqual(['person-hurt', 'others-property', 'product', 'our-work', 'other'])
    expect(kinds('Property')).not.toEqual(expect.arrayContaining(['crash']))
    expect(kinds('Property')).toEqual(expect.arrayContaining(['fire', 'water', 'collapse', 'other']))
  })

  test('offers a kind that nobody has sorted to every type', () => {
    const drone = { ControlsRecId: 121, DisplayValue: 'drone', DisplayLabel: 'Drone', Order: 99, IsActive: 1 as const }
    const more = parseDefinitions({
      ...servedDefinitions,
      displayValues: [...servedDefinitions.displayValues, drone],
    })
    for (const type of ['Auto', 'GeneralLiability', 'Property'] as const) expect(kinds(type, more)).toContain('drone')
  })
})
