import { compileForm, defineForm } from '@captive/form-engine'
import { FormStore } from '@captive/form-engine/store'
import { beforeEach, expect, test, vi } from 'vitest'

import { AnswerAutosave, readStoredAnswers } from './stored-answers.ts'

const form = compileForm(
  defineForm({
    topic: { kind: 'radio', label: 'Topic', options: ['claim', 'other'] },
    claim: { kind: 'textbox', label: 'Which claim?', when: { topic: 'claim' } },
    ssn: { kind: 'textbox', label: 'SSN' },
  }),
)

const entries = new Map<string, string>()
beforeEach(() => {
  entries.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  })
  vi.stubGlobal('window', new EventTarget())
  return () => vi.unstubAllGlobals()
})

function keeping() {
  const store = new FormStore(form)
  const keeper = new AnswerAutosave('request', store)
  return { store, keeper, stop: keeper.start() }
}

test('stores visible answers that are not confidential', () => {
  const { store } = keeping()
  for (const [key, value] of Object.entries({ topic: 'other', claim: 'CL-7', ssn: '078-05-1120' }))
    store.set({ key, item: null }, value)
  expect([...entries.values()]).toEqual(['{"topic":"other"}'])
  expect(readStoredAnswers('request', form)).toEqual({ answers: { topic: 'other' }, dropped: [] })
})

test('omits and lists answers without a control', () => {
  entries.set('member-portal.form.request', '{"topic":"gone","color":"red","ssn":""}')
  const { answers, dropped } = readStoredAnswers('request', form)
  expect(answers).toEqual({})
  expect(dropped).toMatchObject([
    { label: 'Topic', reason: 'option' },
    { label: '', reason: 'removed' },
  ])
})

test('reads invalid content as no answers', () => {
  for (const text of ['{', '7', 'null', '["topic"]']) {
    entries.set('member-portal.form.request', text)
    expect(readStoredAnswers('request', form)).toEqual({ answers: {}, dropped: [] })
  }
})

test('forgets sent answers', () => {
  const { store, keeper, stop } = keeping()
  store.set('topic', 'claim')
  expect(entries.size).toBe(1)
  keeper.forget()
  store.touch({ key: 'topic', item: null }) // the last field before Send was pressed
  store.set('claim', 'CL-7')
  stop()
  expect(entries.size).toBe(0)
})
