import { compileForm, defineForm } from '@captive/form-engine'
import { getUiOptions, type UiSchema, type WidgetProps } from '@rjsf/utils'
import { expect, test } from 'vitest'

import { entryOf } from './entry.ts'

const entered = (label: string, kind: 'textbox' | 'textarea' | 'email' = 'textbox', confidential = false) => {
  const { uiSchema } = compileForm(defineForm({ field: { kind, label, confidential } })).visible({})
  const options = getUiOptions(uiSchema['field'] as UiSchema)
  return entryOf({ label, options } as WidgetProps)
}

test.each(['Unit number or license plate', 'VIN', 'US DOT number on the door', 'Policy number'])(
  'capitalizes text copied from a document and turns off correction: %s',
  (label) =>
    expect(entered(label)).toMatchObject({ autoCorrect: 'off', spellCheck: false, autoCapitalize: 'characters' }),
)

test.each(["Driver's name", 'First Name'])('does not correct names: %s', (label) =>
  expect(entered(label)).toMatchObject({ autoCorrect: 'off', spellCheck: false, autoCapitalize: 'words' }),
)

test('corrects plain text', () => {
  for (const entry of [entered('Tell us what happened', 'textarea'), entered('Make and model')]) {
    expect(entry).not.toHaveProperty('autoCorrect')
    expect(entry).not.toHaveProperty('spellCheck')
  }
})

test('does not correct or capitalize secrets and emails', () => {
  for (const entry of [entered('Name of the doctor', 'textbox', true), entered('Email', 'email')])
    expect(entry).toMatchObject({ autoCorrect: 'off', spellCheck: false, autoCapitalize: 'off' })
})
