import { describe, expect, test } from 'vitest'

import { servedDefinitions } from '../../catalogue/index.ts'
import { parseDefinitions } from '../definitions/parse.ts'
import type { ClaimType } from './claim-blocks.ts'
import { claimForm } from './claim.ts'

const definitions = parseDefinitions(servedDefinitions)
const asked = (claimType: ClaimType, answers = {}) => claimForm(definitions, claimType).visible(answers).keys

describe('workers compensation', () => {
  test('skips the injury and kind-of-loss questions', () => {
    expect(['c121', 'c131', 'c132', 'c136'].filter((key) => asked('WorkersCompensation').has(key))).toEqual([])
  })

  test('keeps the questions that depend on the skipped ones', () => {
    expect(['c133', 'c134'].every((key) => asked('WorkersCompensation').has(key))).toBe(true)
    expect(asked('WorkersCompensation', { c133: 'yes' }).has('c471')).toBe(true)
    expect(asked('WorkersCompensation', { c134: 'yes' }).has('c135')).toBe(true)
  })

  test('asks when the definitions do not offer the known answer', () => {
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

  test('offers only kinds that fit the claim type', () => {
    expect(kinds('Auto')).toEqual(expect.arrayContaining(['crash', 'hail', 'theft', 'other']))
    expect(kinds('Auto')).not.toContain('employee-hurt')
    expect(kinds('GeneralLiability')).toEqual(['person-hurt', 'others-property', 'product', 'our-work', 'other'])
    expect(kinds('Property')).not.toEqual(expect.arrayContaining(['crash']))
    expect(kinds('Property')).toEqual(expect.arrayContaining(['fire', 'water', 'collapse', 'other']))
  })

  test('offers an unlisted kind to every claim type', () => {
    const drone = { ControlsRecId: 121, DisplayValue: 'drone', DisplayLabel: 'Drone', Order: 99, IsActive: 1 as const }
    const more = parseDefinitions({
      ...servedDefinitions,
      displayValues: [...servedDefinitions.displayValues, drone],
    })
    for (const type of ['Auto', 'GeneralLiability', 'Property'] as const) expect(kinds(type, more)).toContain('drone')
  })
})
