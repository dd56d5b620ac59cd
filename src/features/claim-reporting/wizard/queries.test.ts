import { claimForm } from '@captive/form-engine/claim'
import { expect, test } from 'vitest'

import { script } from '../testing/scripted-wizard.ts'
import { loadDefinitions } from './queries.ts'

test('[WIZ-023] [WIZ-024] [WIZ-025] the form has the controls, options and conditions of the three calls', async () => {
  const form = claimForm(await loadDefinitions(script.server.api), 'Auto')
  expect(form.control('c115')?.options).toContainEqual({ value: 'IA', label: 'Iowa' })
  expect(form.control('c115')?.label).toBe('State')
  const paths = ['/GetFNOLControls', '/GetFNOLControlDisplayValues', '/GetFNOLControlDependencies']
  expect(paths.map((path) => script.server.callsOf(path).length)).toEqual([1, 1, 1])
})
