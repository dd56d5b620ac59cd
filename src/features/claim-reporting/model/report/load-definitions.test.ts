import { claimForm } from '@captive/form-engine/claim'
import { expect, test } from 'vitest'

import { script, scriptEachTest } from '../../testing/scripted-wizard.ts'
import { loadDefinitions } from './load-definitions.ts'

scriptEachTest()

test('[WIZ-023] [WIZ-024] [WIZ-025] builds the form from the three calls', async () => {
  const form = claimForm(await loadDefinitions(script.server.api), 'Auto')
  expect(form.control('c115')?.options).toContainEqual({ value: 'IA', label: 'Iowa' })
  expect(form.control('c115')?.label).toBe('State')
  const paths = ['/GetFNOLControls', '/GetFNOLControlDisplayValues', '/GetFNOLControlDependencies']
  expect(paths.map((path) => script.server.callsOf(path).length)).toEqual([1, 1, 1])
})
