import { expect, test } from 'vitest'
import { dateOrder } from '../src/claim/date-order.ts'
import { reviewOutcome, severeReasonsOf } from '../src/claim/index.ts'
import { compileForm, parseDefinitions, readSubmission } from '../src/index.ts'
import { countVisits } from './count-visits.ts'

const SIZE = 20_000

/** Many hidden questions, so that determining visibility is nearly all the work. */
const form = compileForm(
  parseDefinitions({
    controls: Array.from({ length: SIZE }, (_, index) => ({
      RecId: index + 1,
      ControlTypeCode: index === 0 || index > 2 ? 'textbox' : 'calendar',
      ControlLabel: ['Name', 'Date of Loss', 'Date Employer Had Knowledge Of Injury'][index] ?? `Question ${index}`,
      IsRequired: 1,
      IsActive: 1,
    })),
    displayValues: [],
    dependencies: Array.from({ length: SIZE - 3 }, (_, index) => ({
      ControlsRecId: index + 4,
      ControlingControlsRecId: 1,
      ControlingValue: 'everything',
      IsActive: 1,
    })),
  }),
  { rules: [dateOrder], today: () => '2026-11-21' },
)
const values = [
  { ControlsRecId: 1, DataValue: 'Ada' },
  { ControlsRecId: 2, DataValue: '2026-11-20' },
  { ControlsRecId: 3, DataValue: '2026-11-20' },
]
const oneWalk = countVisits(() => form.openRepeats({ c1: 'Ada' }))

test('reads, checks, projects and rewrites a submission in one pass', () => {
  let read: ReturnType<typeof readSubmission> | undefined
  const visits = countVisits(() => {
    read = readSubmission(form, values)
    const { outcome } = read
    expect([outcome.values, outcome.conflicts, outcome.errors]).toEqual([values, [], []])
    expect(outcome.projected).toEqual(outcome.answers)
  })
  expect(oneWalk).toBeGreaterThan(SIZE)
  expect(visits).toBeLessThan(1.5 * oneWalk)
  expect(read?.errors).toEqual([])
})

test('the template needs no second pass', () => {
  const { outcome } = readSubmission(form, values)
  const visits = countVisits(() => {
    expect(reviewOutcome(outcome)[0]?.rows).toHaveLength(3)
    expect(severeReasonsOf(form, outcome)).toEqual([])
  })
  // Most of the work is the layout of the questions, so a second computation of visibility would exceed the limit.
  expect(visits).toBeLessThan(countVisits(() => form.visible({ c1: 'Ada' })))
})
