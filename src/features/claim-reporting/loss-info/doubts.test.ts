import { parseDefinitions } from '@captive/form-engine'
import { claimForm } from '@captive/form-engine/claim'
import { servedDefinitions } from '@captive/form-engine/catalogue'
import { expect, test } from 'vitest'

import { doubtsOf } from './doubts.tsx'

test('an auto claim is doubted where it asks for a VIN, a plate or a US DOT number, other vehicles included', () => {
  const form = claimForm(parseDefinitions(servedDefinitions), 'Auto')
  const asked = [...doubtsOf(form).keys()].map((key) => form.control(key)?.label)
  expect(new Set(asked)).toEqual(new Set(['License plate', 'US DOT number on the door', 'VIN']))
})
