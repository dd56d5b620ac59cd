import type { ClaimType } from '@captive/form-engine/claim'
import { describe, expect, test } from 'vitest'

import { upcomingText } from '../../steps/loss-info/upcoming-questions.tsx'
import { demoSetting, sampleAnswers } from '../../testing/demo-report.ts'
import { choose, fill, filled, open, scriptEachTest, stepOf, storeAt } from '../../testing/scripted-wizard.ts'
import { countOpenQuestions } from '../report/reporter.ts'
import type { Wizard } from './wizard.ts'
import { changeAnswer, goToNextStep, goToPreviousStep, returnToCheck } from './navigation.ts'

scriptEachTest()

describe('steps', () => {
  test('[WIZ-003] Next stops at step 4 and Previous at step 1', () => {
    const wizard = filled('Auto')
    goToNextStep(wizard)
    expect(stepOf(wizard)).toBe(4)
    for (let press = 0; press < 5; press += 1) goToPreviousStep(wizard)
    expect(stepOf(wizard)).toBe(1)
  })

  test('[WIZ-004] [WIZ-007] Next stays at step 1 until a type is chosen', () => {
    const wizard = open()
    goToNextStep(wizard)
    expect([stepOf(wizard), wizard.state().attempts]).toEqual([1, 1])
    expect(storeAt(wizard, 1)?.state().shownErrors).toHaveLength(1)
    choose(wizard, 'Property')
    expect([stepOf(wizard), wizard.state().attempts]).toEqual([2, 0])
  })

  test('[WIZ-010] [WIZ-013] step 2 requires every field and the confirmation', () => {
    const wizard = open()
    choose(wizard, 'Auto')
    const personal = storeAt(wizard, 2)
    expect(personal?.state().errors.map(({ label }) => label)).toEqual([
      'YES, I CONFIRM THAT THE ABOVE INFORMATION IS CORRECT',
    ])
    for (const name of ['company', 'email', 'phone', 'policyNumber', 'street', 'city', 'state', 'zip']) {
      const typed = personal?.state().answers[name]
      personal?.set('confirmed', true)
      personal?.set(name, '   ')
      expect(personal?.state().valid, name).toBe(false)
      personal?.set(name, typed)
      expect(personal?.state().valid, name).toBe(true)
    }
  })

  test.each([
    ['[WIZ-011]', 'email', 'dana@', 'Please enter a valid email address.'],
    ['[WIZ-012]', 'phone', '800-555-1234', 'Please enter a valid phone number.'],
  ])('%s rejects an invalid %s', (_id, name, typed, message) => {
    const wizard = open()
    choose(wizard, 'Auto')
    storeAt(wizard, 2)?.set(name, typed)
    expect(storeAt(wizard, 2)?.state().errors[0]?.message).toBe(message)
  })

  test('[WIZ-012] an unknown area code is a warning, not an error', () => {
    const wizard = open()
    choose(wizard, 'Auto')
    const personal = storeAt(wizard, 2)
    personal?.set('phone', '(679) 555-0142')
    personal?.set('confirmed', true)
    personal?.markAllTouched()
    expect(personal?.state().valid).toBe(true)
    expect(personal?.state().shownDoubts).toMatchObject([{ message: expect.stringContaining('check') }])
    personal?.set('phone', '(313) 555-0142')
    expect(personal?.state().shownDoubts).toEqual([])
  })

  test('[WIZ-013] an edit clears the confirmation, committing its text does not', () => {
    const wizard = open()
    choose(wizard, 'Auto')
    const personal = storeAt(wizard, 2)
    const company = { key: 'company', item: null }
    const confirmed = () => personal?.state().answers['confirmed']
    personal?.set('confirmed', true)
    personal?.edited(company) // the first keystroke
    expect(confirmed()).toBe(false)
    personal?.set('confirmed', true) // confirmed before typing paused
    personal?.set(company, 'Another name')
    expect(confirmed()).toBe(true)
    personal?.edited(company)
    expect(confirmed()).toBe(false)
  })

  test('[WIZ-026] step 3 requires every visible required field', () => {
    const wizard = open()
    choose(wizard, 'Property')
    storeAt(wizard, 2)?.set('policyNumber', 'XS-77')
    storeAt(wizard, 2)?.set('confirmed', true)
    goToNextStep(wizard)
    fill(wizard, { ...sampleAnswers('Property'), c114: ' ' })
    goToNextStep(wizard)
    expect([stepOf(wizard), wizard.state().attempts]).toEqual([3, 1])
  })

  test('[WIZ-027] step 3 rejects an invalid phone number', () => {
    const wizard = open()
    choose(wizard, 'Auto')
    const loss = storeAt(wizard, 3)
    const messages = () => loss?.state().errors.map(({ message }) => message)
    loss?.set('c104', '(201) 555-01')
    expect(messages()).toContain('Please enter a valid phone number.')
    loss?.set('c104', '(201) 555-0123')
    expect(messages()).not.toContain('Please enter a valid phone number.')
  })

  test('[WIZ-028] [WIZ-029] asks about vehicles or employees by claim type', () => {
    const asks = (claimType: ClaimType) => {
      const wizard = open()
      choose(wizard, claimType)
      const keys = storeAt(wizard, 3)?.form.controls.map(({ key }) => key) ?? []
      return ['c201', 'c301', 'c421'].map((key) => keys.includes(key))
    }
    expect(asks('Auto')).toEqual([true, true, false])
    expect(asks('WorkersCompensation')).toEqual([false, false, true])
    expect(asks('GeneralLiability')).toEqual([false, false, false])
  })
})

describe('the answers on step 4', () => {
  const placeOf = (wizard: Wizard) => {
    const { step, focus } = wizard.state()
    return [step, focus]
  }

  test('[WIZ-001] [WIZ-005] are shown before Previous leads to step 3', () => {
    const wizard = filled('Auto')
    expect(placeOf(wizard)).toEqual([4, null])
    goToPreviousStep(wizard)
    expect(placeOf(wizard)).toEqual([3, null])
  })

  test('Change leads to the field and back to the button', () => {
    const wizard = filled('Auto')
    changeAnswer(wizard, 2, { fieldId: 'field-zip', from: 'change-field-zip' })
    expect(placeOf(wizard)).toEqual([2, 'field-zip'])
    returnToCheck(wizard)
    expect(placeOf(wizard)).toEqual([4, 'change-field-zip'])
    expect(wizard.state().changedFrom).toBeNull()
  })

  test('Back to your answers stays until step 4 is reached', () => {
    const wizard = filled('Auto')
    changeAnswer(wizard, 2, { from: 'change-step-2' })
    goToNextStep(wizard)
    expect(wizard.state().changedFrom).toBe('change-step-2')
    goToNextStep(wizard)
    expect(placeOf(wizard)).toEqual([4, null])
    expect(wizard.state().changedFrom).toBeNull()
  })

  test('Back to your answers stops at the first incomplete step', () => {
    const wizard = filled('Auto')
    changeAnswer(wizard, 1, { from: 'change-step-1' })
    storeAt(wizard, 1)?.set('claimType', 'WorkersCompensation')
    returnToCheck(wizard)
    expect([...placeOf(wizard), wizard.state().attempts]).toEqual([2, null, 1])
    storeAt(wizard, 2)?.set('confirmed', true)
    returnToCheck(wizard)
    expect(stepOf(wizard)).toBe(3)
    expect(storeAt(wizard, 3)?.form.control('c421')).toBeDefined()
    fill(wizard, sampleAnswers('WorkersCompensation'))
    returnToCheck(wizard)
    expect(placeOf(wizard)).toEqual([4, 'change-step-1'])
  })
})

describe('questions about the reporter', () => {
  test('are answered from the session and step 2', () => {
    const wizard = open()
    choose(wizard, 'Property')
    for (const [name, value] of [
      ['policyNumber', 'XS-77'],
      ['phone', '(201) 555-0123'],
      ['confirmed', true],
    ] as const)
      storeAt(wizard, 2)?.set(name, value)
    goToNextStep(wizard)
    const { firstName, lastName } = demoSetting.reporter
    expect(storeAt(wizard, 3)?.answers()).toMatchObject({ c101: firstName, c103: lastName, c104: '(201) 555-0123' })
  })

  test('keep typed answers', () => {
    const wizard = filled('Auto')
    goToPreviousStep(wizard)
    goToPreviousStep(wizard)
    goToNextStep(wizard)
    expect(storeAt(wizard, 3)?.answers()['c101']).toBe(sampleAnswers('Auto')['c101'])
  })
})

describe('the count of upcoming questions', () => {
  test('leaves out questions about the reporter', () => {
    const needed = (claimType: ClaimType) => {
      const wizard = open()
      choose(wizard, claimType)
      return storeAt(wizard, 3)!
    }
    for (const claimType of ['Auto', 'GeneralLiability', 'Property', 'WorkersCompensation'] as const) {
      const loss = needed(claimType)
      const required = loss.form.controls.filter(
        ({ key, required: isRequired }) => isRequired && loss.state().visible.keys.has(key),
      )
      const known = required.filter(({ labelCode }) => /^(Contact(First|Last)Name|Phone|Company)$/.test(labelCode))
      expect([claimType, known.length > 0]).toEqual([claimType, true])
      expect([claimType, countOpenQuestions(loss.form, loss.state().answers)]).toEqual([
        claimType,
        required.length - known.length,
      ])
    }
  })

  test('decreases with each answer', () => {
    const wizard = open()
    choose(wizard, 'Auto')
    const loss = storeAt(wizard, 3)!
    const atFirst = countOpenQuestions(loss.form, loss.state().answers)
    loss.set('c114', 'Tulsa')
    expect(countOpenQuestions(loss.form, loss.state().answers)).toBe(atFirst - 1)
    fill(wizard, sampleAnswers('Auto'))
    expect(countOpenQuestions(loss.form, loss.state().answers)).toBe(0)
  })

  test.each([
    [17, 'Next: 17 required questions about the loss (about 4 minutes).'],
    [3, 'Next: 3 required questions about the loss (about 1 minute).'],
    [1, 'Next: 1 required question about the loss (about 1 minute).'],
    [0, null],
  ])('of %d has a text', (questions, text) => expect(upcomingText(questions)).toBe(text))
})

describe('changing the claim type', () => {
  test('[WIZ-008] [WIZ-018] resets policy number, policy list and confirmation', () => {
    const wizard = filled('Auto')
    for (let press = 0; press < 3; press += 1) goToPreviousStep(wizard)
    choose(wizard, 'WorkersCompensation')
    const personal = storeAt(wizard, 2)
    expect(personal?.state().answers).toMatchObject({ policyNumber: 'WC-2026-0312', confirmed: false })
    expect(personal?.form.control('policyNumber')?.options.map(({ value }) => value)).toEqual(['WC-2026-0312'])
  })

  test('[WIZ-008] keeps only answers to questions of every type', () => {
    const wizard = filled('Auto')
    for (let press = 0; press < 3; press += 1) goToPreviousStep(wizard)
    choose(wizard, 'WorkersCompensation')
    const answers = storeAt(wizard, 3)?.answers() ?? {}
    expect(answers['c124']).toBe(sampleAnswers('Auto')['c124'])
    expect(Object.keys(answers).filter((key) => ['c19', 'c201', 'c271'].includes(key))).toEqual([])
  })

  test('[WIZ-019] [WIZ-021] the number is typed if there is no policy list', () => {
    for (const claimType of ['Property', 'GeneralLiability'] as const) {
      const wizard = open()
      choose(wizard, claimType)
      expect(storeAt(wizard, 2)?.form.control('policyNumber')).toMatchObject({ kind: 'textbox', required: true })
    }
  })
})
