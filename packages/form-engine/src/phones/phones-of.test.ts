import metadata from 'libphonenumber-js/metadata.max'
import { expect, test } from 'vitest'
import { compileForm, defineForm } from '../index.ts'
import { phonesOf } from './index.ts'

test('validates only numbers of the given country', () => {
  const definitions = defineForm({ phone: { kind: 'phone', label: 'Phone' } })
  const form = compileForm(definitions, { phones: phonesOf('GB', metadata) })
  const isTaken = (phone: string) => form.validate({ phone }).length === 0
  expect(['07400 123456', '+44 20 7946 0958'].map(isTaken)).toEqual([true, true])
  expect(['+1 201 555 0123', '0740', '07400 123456 x1'].map(isTaken)).toEqual([false, false, false])
})
