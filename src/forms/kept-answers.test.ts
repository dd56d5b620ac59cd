import { compileForm, defineForm } from '@captive/form-engine'
import { beforeEach, expect, test, vi } from 'vitest'

import { forgetAnswers, keepAnswers, readKeptAnswers } from './kept-answers.ts'

const form = compileForm(
  defineForm({
    topic: { kind: 'radio', label: 'Topic', options: ['claim', 'other'] },
    claim: { kind: 'textbox', label: 'Which claim?', when: { topic: 'claim' } },
    ssn: { kind: 'textbox', label: 'SSN' },
  }),
)

const store = new Map<string, string>()
beforeEach(() => {
  store.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

test('what shows is kept, nothing hidden and nothing confidential', () => {
  keepAnswers('request', form, { topic: 'other', claim: 'CL-7', ssn: '078-05-1120' })
  expect([...store.values()]).toEqual(['{"topic":"other"}'])
  expect(readKeptAnswers('request', form)).toEqual({ topic: 'other' })
})

test('what the form of today has no place for is left out', () => {
  store.set('member-portal.form.request', '{"topic":"gone","color":"red","ssn":""}')
  expect(readKeptAnswers('request', form)).not.toHaveProperty('color')
  expect(readKeptAnswers('request', form)).not.toHaveProperty('topic')
})

test('unreadable answers are none, and sent ones are forgotten', () => {
  store.set('member-portal.form.request', '{')
  expect(readKeptAnswers('request', form)).toEqual({})
  forgetAnswers('request')
  expect(store.size).toBe(0)
})
