import { parseDefinitions, type Answers } from '@captive/form-engine'
import { samples, servedDefinitions } from '@captive/form-engine/catalogue'
import { answersByLabelCode, claimForm, type ClaimType } from '@captive/form-engine/claim'
import { expect, test } from 'vitest'

import { answersOf, demoReports } from './demo-reports.ts'

const today = '2026-11-21'
const definitions = parseDefinitions(servedDefinitions)
const formOf = (claimType: ClaimType) => claimForm(definitions, claimType, { today: () => today })

/** Who, what and where tell one incident from another: people, vehicles, plates of others, the place. */
function marksOf(claimType: ClaimType, answers: Answers): string[] {
  const given = answersByLabelCode(formOf(claimType), answers)
  const said = (...codes: string[]) => codes.map((code) => given.get(code) ?? '').join(' ')
  const others = (answers['c19'] ?? []) as readonly Answers[]
  return [
    said('ContactFirstName', 'ContactLastName'),
    said('EmployeeFirstName', 'EmployeeLastName'),
    said('LocationOfOccurrence'),
    said('UnitOrPlate'),
    ...others.map(({ c306 }) => (typeof c306 === 'string' ? c306 : '')),
  ].filter((mark) => mark.trim() !== '')
}

test.each(demoReports.map((report) => ({ report })))('the form accepts $report.1 of $report.0', ({ report }) => {
  const { claimType, answers } = answersOf(report, today)
  const form = formOf(claimType)
  expect(form.validate(answers)).toEqual([])
  expect(form.project(answers)).toEqual(answers)
})

test('describe different incidents than each other and the samples', () => {
  const ofDemo = demoReports.map((report) => answersOf(report, today))
  const ofSamples = samples.map(({ claimType, answers }) => ({ claimType, answers: answers(today) }))
  const marks = [...ofDemo, ...ofSamples].flatMap(({ claimType, answers }) => marksOf(claimType, answers))
  const timesByMark = Map.groupBy(marks, (mark) => mark)
  expect([...timesByMark].filter(([, times]) => times.length > 1).map(([mark]) => mark)).toEqual([])
})
