import { ajvOptions } from '@captive/form-engine/rjsf'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'

import { passwordForm, passwordSettings } from './password-form.ts'

const wrongIn = (password: string, confirm: string) =>
  passwordForm.validate({ password, confirm }).map(({ key, code }) => `${key}: ${code}`)

test('[AUT-019] a password is valid when both fields are equal and not empty', () => {
  expect(wrongIn('', '')).toEqual(['password: required', 'confirm: required'])
  expect(wrongIn('lantern river oak', '')).toEqual(['confirm: required'])
  expect(wrongIn('lantern river oak', 'lantern river')).toEqual(['confirm: same-twice'])
  expect(wrongIn('lantern river oak', 'lantern river oak ')).toEqual(['confirm: same-twice'])
  expect(wrongIn('lantern river oak', 'lantern river oak')).toEqual([])
})

test('[AUT-021] a password has at least 12 characters, as people count them', () => {
  expect(wrongIn('a'.repeat(11), 'a'.repeat(11))).toEqual(['password: short'])
  expect(wrongIn('a'.repeat(12), 'a'.repeat(12))).toEqual([])
  expect(wrongIn('🌲'.repeat(6), '🌲'.repeat(6))).toEqual(['password: short'])
})

test('a second password that is not the first stays as it was typed', () => {
  expect(passwordForm.conflicts({ password: 'lantern river oak', confirm: 'lantern river' })).toEqual([])
})

test('both are confidential, so neither is kept nor shown in clear', () => {
  expect([...passwordForm.confidentialKeys]).toEqual(['password', 'confirm'])
})

test('the portable schema judges passwords as the form does', () => {
  const accepts = new Ajv2020(ajvOptions(passwordSettings)).compile(passwordForm.schema)
  const texts = ['', ' '.repeat(12), 'short', 'lantern river oak', 'lantern river oak ', '🌲'.repeat(6)]
  for (const password of texts)
    for (const confirm of texts) {
      const answers = passwordForm.project({ password, confirm })
      expect(accepts(answers), JSON.stringify(answers)).toBe(passwordForm.validate({ password, confirm }).length === 0)
    }
})
