import { compileForm, defineForm } from '@captive/form-engine'
import { FormSession } from '@captive/form-engine/session'
import { beforeEach, expect, test, vi } from 'vitest'

import { AnswerKeeper, readKeptAnswers } from './kept-answers.ts'

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
  vi.stubGlobal('window', new EventTarget())
  return () => vi.unstubAllGlobals()
})

function keeping() {
  const session = new FormSession(form)
  const keeper = new AnswerKeeper('request', session)
  return { session, keeper, stop: keeper.start() }
}

test('what shows is kept, nothing hidden and nothing confidential', () => {
  const { session } = keeping()
  for (const [key, value] of Object.entries({ topic: 'other', claim: 'CL-7', ssn: '078-05-1120' }))
    session.set({ key, item: null }, value)
  expect([...store.values()]).toEqual(['{"topic":"other"}'])
  expect(readKeptAnswers('request', form)).toEqual({ answers: { topic: 'other' }, dropped: [] })
})

test('leaves out and names answers that the current form has no control for', () => {
  store.set('member-portal.form.request', '{"topic":"gone","color":"red","ssn":""}')
  const { answers, dropped } = readKeptAnswers('request', form)
  expect(answers).toEqual({})
  expect(dropped).toMatchObject([
    { label: 'Topic', reason: 'option' },
    { label: '', reason: 'removed' },
  ])
})

test('unreadable answers are none', () => {
  for (const text of ['{', '7', 'null', '["topic"]']) {
    store.set('member-portal.form.request', text)
    expect(readKeptAnswers('request', form)).toEqual({ answers: {}, dropped: [] })
  }
})

test('what was sent is forgotten, whatever a field says after that', () => {
  const { session, keeper, stop } = keeping()
  session.set('topic', 'claim')
  expect(store.size).toBe(1)
  keeper.forget()
  session.touch({ key: 'topic', item: null }) // the field that was left by pressing Send
  session.set('claim', 'CL-7')
  stop()
  expect(store.size).toBe(0)
})
