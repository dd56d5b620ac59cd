import { expect, test } from 'vitest'

import { scoreOf, sectionsOf } from './best-practice-score.ts'

const practice = (Section: string, IsSelectedInd: 0 | 1, RecId = 1) => ({ RecId, Section, IsSelectedInd })
const weight = (Section: string, Weight: number) => ({ Section, Weight })
const practices = [practice('Hiring', 1), practice('Fleet', 0), practice('Cameras ', 1), practice('Unweighed', 1)]

test('[LPS-003] adds up the weights of sections in place', () => {
  const weights = [weight('Hiring', 60.5), weight('Fleet', 19.5), weight('Cameras', 15), weight('Not on the list', 5)]
  expect(scoreOf(practices, weights)).toEqual({
    percent: 75.5,
    missing: [
      { section: 'Fleet', percent: 19.5 },
      { section: 'Not on the list', percent: 5 },
    ],
  })
})

test('[LPS-003] accepts weights as fractions', () => {
  const weights = [weight('Hiring', 0.1), weight('Cameras', 0.2), weight('Fleet', 0.7)]
  expect(scoreOf(practices, weights)?.percent).toBe(30)
})

test('returns no score without weights or checklist', () => {
  expect(scoreOf(practices, [])).toBeUndefined()
  expect(scoreOf([], [weight('Hiring', 100)])).toBeUndefined()
})

test('lists each section once, in place with any practice', () => {
  expect(sectionsOf([practice('Fleet', 0, 1), practice('Hiring', 0, 2), practice('Fleet', 1, 3)])).toEqual([
    { name: 'Fleet', isInPlace: true },
    { name: 'Hiring', isInPlace: false },
  ])
})
