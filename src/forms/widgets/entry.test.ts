import { compileForm, defineForm } from '@captive/form-engine'
import type { ControlWidgetOptions } from '@captive/form-engine/react'
import { expect, test } from 'vitest'

import { entryOf } from './entry.ts'

const entered = (label: string, kind: 'textbox' | 'textarea' | 'email' = 'textbox', confidential = false) => {
  const control = compileForm(defineForm({ field: { kind, label, confidential } })).control('field')!
  return entryOf({ control, secret: confidential, inputType: 'text' } as ControlWidgetOptions)
}

test.each(['Unit number or license plate', 'VIN', 'US DOT number on the door', 'Policy number'])(
  'what is copied from a plate or a paper is typed in capitals, and not corrected: %s',
  (label) =>
    expect(entered(label)).toMatchObject({ autoCorrect: 'off', spellCheck: false, autoCapitalize: 'characters' }),
)

test.each(["Driver's name", 'First Name'])('what somebody is called is not corrected: %s', (label) =>
  expect(entered(label)).toMatchObject({ autoCorrect: 'off', spellCheck: false, autoCapitalize: 'words' }),
)

test('words are corrected, as the browser likes', () => {
  for (const entry of [entered('Tell us what happened', 'textarea'), entered('Make and model')]) {
    expect(entry).not.toHaveProperty('autoCorrect')
    expect(entry).not.toHaveProperty('spellCheck')
  }
})

test('what is private, and an address for e-mail, is neither corrected nor begun with a capital', () => {
  for (const entry of [entered('Name of the doctor', 'textbox', true), entered('Email', 'email')])
    expect(entry).toMatchObject({ autoCorrect: 'off', spellCheck: false, autoCapitalize: 'off' })
})
