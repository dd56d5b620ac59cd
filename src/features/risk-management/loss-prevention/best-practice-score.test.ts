import { expect, test } from 'vitest'

import { formatScore, scoreOf, sectionsOf } from './best-practice-score.ts'

const practice = (Section: string, IsSelectedInd: 0 | 1, RecId = 1) => ({ RecId, Section, IsSelectedInd })
const weight = (Section: string, Weight: number) => ({ Section, Weight })
const practices = [practice('Hiring', 1), practice('Fleet', 0), practice('Cameras ', 1), practice('Unweighed', 1)]

test('[LPS-003] the score is the sum of the weights of the sections in place', () => {
  const weights = [weight('Hiring', 60.5), weight('Fleet', 19.5), weight('Cameras', 15), weight('Not on the list', 5)]
  expect(scoreOf(practices, weights)).toEqual({
    percent: 75.5,
    missing: [
      { section: 'Fleet', percent: 19.5 },
      { section: 'Not on the list', percent: 5 },
    ],
  })
})

test('[LPS-003] weights that are shares of one give the same score', () => {
  const weights = [weight('Hiring', 0.1), weight('Cameras', 0.2), weight('Fleet', 0.7)]
  expect(scoreOf(practices, weights)?.percent).toBe(30)
})

test('without weights, or without a checklist, there is no score rather than one of nothing', () => {
  expect(scoreOf(practices, [])).toBeUndefined()
  expect(scoreOf([], [weight('Hiring', 100)])).toBeUndefined()
})

test('[LPS-003] a score is shown as a percent, with a tenth only where it has one', () => {
  expect(formatScore(75.5)).toBe('75.5%')
  expect(formatScore(30)).toBe('30%')
})

test('a section stands once on the checklist, in place with one of its practices', () => {
  expect(sectionsOf([practice('Fleet', 0, 1), practice('Hiring', 0, 2), practice('Fleet', 1, 3)])).toEqual([
    { name: 'Fleet', isInPlace: true },
    { name: 'Hiring', isInPlace: false },
  ])
})
