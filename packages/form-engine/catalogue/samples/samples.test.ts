import { describe, expect, test } from 'vitest'
import { parseDefinitions } from '../../src/index.ts'
import { claimForm } from '../../src/claim/index.ts'
import { servedDefinitions } from '../served/index.ts'
import { samples } from './index.ts'

const today = '2026-11-21'
const definitions = parseDefinitions(servedDefinitions)

test('[WIZ-007] every claim type has a sample', () => {
  const types = new Set(samples.map(({ claimType }) => claimType))
  expect([...types].toSorted()).toEqual(['Auto', 'GeneralLiability', 'Property', 'WorkersCompensation'])
})

describe.each(samples)('$name', ({ claimType, answers: answersOn }) => {
  const form = claimForm(definitions, claimType, { today: () => today })
  const answers = answersOn(today)

  test('[WIZ-026] has no errors', () => {
    expect(form.validate(answers)).toEqual([])
  })

  test('[ENG-024] answers visible controls only', () => {
    expect(form.project(answers)).toEqual(answers)
  })

  test('[ENG-035] [ENG-036] restores the answers from their submission', () => {
    expect(form.answersFrom(form.submission(answers))).toEqual(answers)
  })
})
