import * as fc from 'fast-check'
import { expect } from 'vitest'
import { samples, servedDefinitions } from '../catalogue/index.ts'
import { parseDefinitions, type Answers, type FormControl } from '../src/index.ts'
import { claimForm } from '../src/claim/index.ts'
import { TODAY } from './arbitraries.ts'
import { testProperty } from './check-property.ts'
import { independentValidator } from './independent-validator.ts'

const definitions = parseDefinitions(servedDefinitions)
const reports = samples.map((sample) => {
  const form = claimForm(definitions, sample.claimType, { today: () => TODAY })
  const asked = form.controls.filter(
    ({ kind, repeatedIn }) => repeatedIn === null && kind !== 'section' && kind !== 'page',
  )
  return { form, asked, answers: sample.answers(TODAY), validate: independentValidator(form) }
})
const changes = fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 12 })

testProperty(
  '[ENG-002] schema and engine agree on modified sample claims',
  [fc.constantFrom(...reports), changes],
  ({ form, asked, answers, validate }, picks) => {
    const changed = picks.reduce<Answers>((given, [which, value]) => {
      const control = asked[which % asked.length]!
      return { ...given, [control.key]: answerOf(control, value) }
    }, answers)
    const isValid = form.validate(changed).length === 0
    expect(validate(form.project(changed))).toBe(isValid)
    expect(validate(changed)).toBe(isValid && Object.keys(form.project(changed)).length === Object.keys(changed).length)
  },
  { numRuns: 1500 },
)

/** One of its options, or a plausible text. Blanks would be left out of projections. */
function answerOf(control: FormControl, pick: number): string {
  if (control.options.length > 0) return control.options[pick % control.options.length]!.value
  return ['2026-11-20', '(201) 555-0123', '123-45-6789', '12', 'a@b.example', '2027-01-01', 'words'][pick % 7]!
}
