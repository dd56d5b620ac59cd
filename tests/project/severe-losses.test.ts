import { severeLosses, severeReasons } from '@captive/api-client/contract'
import { parseDefinitions } from '@captive/form-engine'
import { answersByLabelCode, claimForm } from '@captive/form-engine/claim'
import { samples, servedDefinitions } from '@captive/form-engine/catalogue'
import { expect, test } from 'vitest'

const today = '2026-11-21'
const definitions = parseDefinitions(servedDefinitions)
const labelCodes = new Map(definitions.controls.map((control) => [control.RecId, control.ControlLabelCode]))
const offered = new Set(
  definitions.displayValues.map((row) => `${labelCodes.get(row.ControlsRecId)} ${row.DisplayValue}`),
)

test.each(severeLosses)('"$reason" waits for answers that the served definitions offer', ({ when }) => {
  const waitedFor = Object.entries(when).flatMap(([labelCode, values]) =>
    values.map((value) => `${labelCode} ${value}`),
  )
  expect(waitedFor.filter((answer) => !offered.has(answer))).toEqual([])
})

test.each(samples)('sample $name: severe is $severe', ({ claimType, answers, severe }) => {
  const form = claimForm(definitions, claimType, { today: () => today })
  expect(severeReasons(answersByLabelCode(form, answers(today))).length > 0).toBe(severe)
})
