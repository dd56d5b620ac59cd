import { ajvOptions } from '@captive/form-engine/rjsf'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'

import { passwordForm } from './password-form.ts'

const errorsIn = (password: string, confirm: string) =>
  passwordForm.validate({ password, confirm }).map(({ key, code }) => `${key}: ${code}`)

test('[AUT-019] accepts two equal, non-empty passwords', () => {
  expect(errorsIn('', '')).toEqual(['password: required', 'confirm: required'])
  expect(errorsIn('lantern river oak', '')).toEqual(['confirm: required'])
  expect(errorsIn('lantern river oak', 'lantern river')).toEqual(['confirm: same-twice'])
  expect(errorsIn('lantern river oak', 'lantern river oak ')).toEqual(['confirm: same-twice'])
  expect(errorsIn('lantern river oak', 'lantern river oak')).toEqual([])
})

test('[AUT-021] requires 12 characters, counted as code points', () => {
  expect(errorsIn('a'.repeat(11), 'a'.repeat(11))).toEqual(['password: short'])
  expect(errorsIn('a'.repeat(12), 'a'.repeat(12))).toEqual([])
  expect(errorsIn('🌲'.repeat(6), '🌲'.repeat(6))).toEqual(['password: short'])
})

test('keeps a second password that differs', () => {
  expect(passwordForm.conflicts({ password: 'lantern river oak', confirm: 'lantern river' })).toEqual([])
})

test('marks both passwords as confidential', () => {
  expect([...passwordForm.confidentialKeys]).toEqual(['password', 'confirm'])
})

test('the schema and the form agree', () => {
  const accepts = new Ajv2020(ajvOptions(passwordForm)).compile(passwordForm.schema)
  const texts = ['', ' '.repeat(12), 'short', 'lantern river oak', 'lantern river oak ', '🌲'.repeat(6)]
  for (const password of texts)
    for (const confirm of texts) {
      const answers = passwordForm.project({ password, confirm })
      expect(accepts(answers), JSON.stringify(answers)).toBe(passwordForm.validate({ password, confirm }).length === 0)
    }
})
