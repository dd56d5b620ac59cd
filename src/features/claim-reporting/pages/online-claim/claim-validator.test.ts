import { parseDefinitions } from '@captive/form-engine'
import { samples, servedDefinitions } from '@captive/form-engine/catalogue'
import { claimForm, type ClaimType } from '@captive/form-engine/claim'
import { linkValidator } from '@captive/form-engine/validator'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'

import { script, scriptEachTest } from '../../testing/scripted-wizard.ts'
import { claimValidatorQuery } from './claim-validator.ts'

scriptEachTest()

const load = (claimType: ClaimType | null) =>
  new QueryClient().fetchQuery(claimValidatorQuery(script.server.api, claimType))
const today = '2026-11-20'
const serving = (url: string | null) => ({ getFNOLValidator: async () => url })

test.each(samples)('the served validator accepts the sample $name', async ({ claimType, answers }) => {
  const generated = await load(claimType)
  const form = claimForm(parseDefinitions(servedDefinitions), claimType, { today: () => today })
  const validator = linkValidator(generated!, form)
  expect([answers(today), {}].map((given) => validator(form.project(given)))).toEqual([true, false])
})

test('loads nothing before a claim type is chosen', async () => {
  expect(await load(null)).toBeNull()
  expect(script.server.callsOf('/FNOLValidator')).toEqual([])
})

test.each([
  ['the server has no validator', null],
  ['the module fails to load', 'data:text/javascript,not a script'],
])('is null if %s', async (_, url) => {
  expect(await new QueryClient().fetchQuery(claimValidatorQuery(serving(url), 'Auto'))).toBeNull()
})
