import { describe, expect, test } from 'vitest'
import { compileForm, defineForm, fitAnswers, readSubmission } from '../index.ts'
import { planTests } from '../plan/index.ts'
import { FormStore } from '../store/index.ts'

const definitions = defineForm({
  state: { kind: 'radio', label: 'State', options: ['TX', 'FL'] },
  county: {
    kind: 'dropdown',
    label: 'County',
    required: true,
    options: [
      { value: 'travis', label: 'Travis', when: { state: 'TX' } },
      { value: 'polk', label: 'Polk', when: { state: ['FL'] } },
      'Not known yet',
    ],
  },
  hazards: {
    kind: 'checkboxList',
    label: 'Hazards',
    options: ['fire', { value: 'surge', label: 'Storm surge', when: { state: 'FL' } }],
  },
  road: { kind: 'textbox', label: 'Road', when: { county: 'travis' } },
})
const form = compileForm(definitions)
const countyIn = (state: string) =>
  form.visible({ state }).sections.flatMap(({ controls }) => controls.filter(({ key }) => key === 'county'))[0]
const inForm = (key: string) => ({ key, item: null })

describe('options that depend on an answer', () => {
  test('show only while they are offered', () => {
    expect(countyIn('TX')?.options.map(({ label }) => label)).toEqual(['Travis', 'Not known yet'])
    expect(form.visible({ state: 'FL' }).schema).toMatchObject({
      properties: { county: { enum: ['polk', 'Not known yet'] } },
    })
    expect(form.visible({ state: 'FL' }).uiSchema).toMatchObject({
      county: { 'ui:enumNames': ['Polk', 'Not known yet'] },
    })
  })

  test('keep the identity of the visible form while they stay the same', () => {
    const before = form.look({ state: 'FL' })
    expect(form.look({ state: 'FL', county: 'polk' }, before).visible).toBe(before.visible)
    expect(form.look({ state: 'TX' }, before).visible).not.toBe(before.visible)
  })

  test('explain which answer offers them', () => {
    const { options } = form.explain('county', { state: 'FL' })
    expect(options).toEqual([
      { value: 'travis', label: 'Travis', offered: false, because: 'State must be “TX”, and is “FL”.' },
      { value: 'polk', label: 'Polk', offered: true, because: 'State must be “FL”, and is “FL”.' },
    ])
    expect(form.explain('road', {}).options).toBeUndefined()
  })

  test('clear a field when withdrawn, and restore it when offered', () => {
    const store = new FormStore(form, { state: 'TX', county: 'travis', hazards: ['fire'] })
    store.set('state', 'FL')
    expect(store.value(inForm('county'))).toBeUndefined()
    expect(store.state().errors.map(({ place: { key }, code }) => [key, code])).toEqual([['county', 'required']])
    store.set('state', 'TX')
    expect(store.value(inForm('county'))).toBe('travis')
  })

  test('are rejected in a submission while they are not offered', () => {
    const value = (ControlsRecId: string, DataValue: string) => ({ ControlsRecId, DataValue })
    const { errors, outcome } = readSubmission(form, [
      value('state', 'TX'),
      value('county', 'polk'),
      value('hazards', '["fire","surge"]'),
    ])
    expect(errors.map(({ key, code }) => [key, code])).toEqual([
      ['county', 'hidden-control'],
      ['hazards', 'option'],
      ['county', 'required'],
    ])
    expect(outcome.projected).toEqual({ state: 'TX', hazards: ['fire'] })
  })

  test('are dropped from a draft with the reason', () => {
    const { answers, dropped } = fitAnswers(form, {
      state: 'TX',
      county: 'polk',
      hazards: ['fire', 'surge'],
      road: 'I-4',
    })
    expect(answers).toEqual({ state: 'TX', hazards: ['fire'] })
    expect(dropped.map(({ key, reason }) => [key, reason])).toEqual([
      ['county', 'option'],
      ['hazards', 'option'],
      ['road', 'hidden'],
    ])
  })

  test('are chosen in planned tests together with the answer that offers them', () => {
    const { tests, uncovered } = planTests(definitions)
    expect(uncovered).toEqual([])
    expect(tests.some(({ answers, shows }) => answers['state'] === 'TX' && shows.includes('road'))).toBe(true)
  })
})
