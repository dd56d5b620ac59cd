import type { Form } from '@captive/form-engine'
import { expect, test } from 'vitest'

import { passwordForm } from '../../src/features/auth/password/password-form.ts'
import { lightWidgets } from '../../src/forms/light-form-page.tsx'
import { messageForm } from '../../src/forms/message/message-form.ts'

test.each<[string, Form]>([
  ['a new password', passwordForm],
  ['a message', messageForm('What can we help you with?')],
])('the light page has a widget for each control of %s', (_, form) => {
  const asked = form.controls.map((control) => control.rules.widget(control))
  expect(asked.filter((name) => !(name in lightWidgets))).toEqual([])
})
