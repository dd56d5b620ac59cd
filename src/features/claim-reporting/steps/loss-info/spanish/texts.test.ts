import { severeLosses } from '@captive/form-engine/claim'
import { expect, test } from 'vitest'

import { spanishStepTexts } from './texts.ts'

test('every reason why a loss is severe has Spanish', () => {
  const { reasonOf } = spanishStepTexts.severity
  expect(severeLosses.map(({ reason }) => reason).filter((reason) => reasonOf(reason) === reason)).toEqual([])
})
