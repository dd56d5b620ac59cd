import type { ClaimType } from '@captive/form-engine/claim'
import { describe, expect, test } from 'vitest'

import { inWords } from '../loss-info/whats-coming.tsx'
import { demoSetting, sampleAnswers } from '../testing/demo-report.ts'
import { choose, fill, filled, open, stepOf } from '../testing/scripted-wizard.ts'
import { questionsNeeded } from './asked-once.ts'
import type { ClaimWizard } from './claim-wizard.ts'

describe('steps', () => {
  test('[WIZ-003] Next leads to step 4 and no further, Previous back to step 1 and no further', () => {
    const wizard = filled('Auto')
    wizard.next()
    expect(stepOf(wizard)).toBe(4)
    for (let press = 0; press < 5; press += 1) wizard.previous()
    expect(stepOf(wizard)).toBe(1)
  })

  test('[WIZ-004] [WIZ-007] Next stays at step 1 and says what is missing until a type is chosen', () => {
    const wizard = open()
    wizard.next()
    expect([stepOf(wizard), wizard.state().attempts]).toEqual([1, 1])
    expect(wizard.sessionOf(1)?.state().shownErrors).toHaveLength(1)
    choose(wizard, 'Property')
    expect([stepOf(wizard), wizard.state().attempts]).toEqual([2, 0])
  })

  test('[WIZ-010] [WIZ-013] step 2 wants every field and the tick', () => {
    const wizard = open()
    choose(wizard, 'Auto')
    const personal = wizard.sessionOf(2)
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
  ])('%s a wrong %s is told', (_id, name, typed, message) => {
    const wizard = open()
    choose(wizard, 'Auto')
    wizard.sessionOf(2)?.set(name, typed)
    expect(wizard.sessionOf(2)?.state().errors[0]?.message).toBe(message)
  })

  test('[WIZ-012] a phone of an area code newer than the library is a doubt that stops nothing', () => {
    const wizard = open()
    choose(wizard, 'Auto')
    const personal = wizard.sessionOf(2)
    personal?.set('phone', '(679) 555-0142')
    personal?.set('confirmed', true)
    personal?.markAllTouched()
    expect(personal?.state().valid).toBe(true)
    expect(personal?.state().shownDoubts).toMatchObject([{ message: expect.stringContaining('check') }])
    personal?.set('phone', '(313) 555-0142')
    expect(personal?.state().shownDoubts).toEqual([])
  })

  test('[WIZ-013] an edit asks to confirm again at once; text that is only taken over later does not', () => {
    const wizard = open()
    choose(wizard, 'Auto')
    const personal = wizard.sessionOf(2)
    const company = { key: 'company', item: null }
    const confirmed = () => personal?.state().answers['confirmed']
    personal?.set('confirmed', true)
    personal?.edited(company) // the first key stroke
    expect(confirmed()).toBe(false)
    personal?.set('confirmed', true) // ticked before typing paused
    personal?.set(company, 'Another name')
    expect(confirmed()).toBe(true)
    personal?.edited(company)
    expect(confirmed()).toBe(false)
  })

  test('[WIZ-026] step 3 wants every required visible field', () => {
    const wizard = open()
    choose(wizard, 'Property')
    wizard.sessionOf(2)?.set('policyNumber', 'XS-77')
    wizard.sessionOf(2)?.set('confirmed', true)
    wizard.next()
    fill(wizard, { ...sampleAnswers('Property'), c114: ' ' })
    wizard.next()
    expect([stepOf(wizard), wizard.state().attempts]).toEqual([3, 1])
  })

  test('[WIZ-027] step 3 refuses an invalid phone number', () => {
    const wizard = open()
    choose(wizard, 'Auto')
    const loss = wizard.sessionOf(3)
    const messages = () => loss?.state().errors.map(({ message }) => message)
    loss?.set('c104', '(201) 555-01')
    expect(messages()).toContain('Please enter a valid phone number.')
    loss?.set('c104', '(201) 555-0123')
    expect(messages()).not.toContain('Please enter a valid phone number.')
  })

  test('[WIZ-028] [WIZ-029] only auto asks for vehicles, only workers compensation for the employee', () => {
    const asks = (claimType: ClaimType) => {
      const wizard = open()
      choose(wizard, claimType)
      const keys = wizard.sessionOf(3)?.form.controls.map(({ key }) => key) ?? []
      return ['c201', 'c301', 'c421'].map((key) => keys.includes(key))
    }
    expect(asks('Auto')).toEqual([true, true, false])
    expect(asks('WorkersCompensation')).toEqual([false, false, true])
    expect(asks('GeneralLiability')).toEqual([false, false, false])
  })
})

describe('checking the answers', () => {
  const placeOf = (wizard: ClaimWizard) => {
    const { step, focus } = wizard.state()
    return [step, focus]
  }

  test('[WIZ-001] [WIZ-005] is part of step 4; Previous leads to step 3', () => {
    const wizard = filled('Auto')
    expect(placeOf(wizard)).toEqual([4, null])
    wizard.previous()
    expect(placeOf(wizard)).toEqual([3, null])
  })

  test('an answer that is changed leads to its field, and back to where one was', () => {
    const wizard = filled('Auto')
    wizard.change(2, { fieldId: 'field-zip', from: 'change-field-zip' })
    expect(placeOf(wizard)).toEqual([2, 'field-zip'])
    wizard.backToCheck()
    expect(placeOf(wizard)).toEqual([4, 'change-field-zip'])
    expect(wizard.state().changedFrom).toBeNull()
  })

  test('the way back stays while one goes on by Next, and ends where the answers are checked', () => {
    const wizard = filled('Auto')
    wizard.change(2, { from: 'change-step-2' })
    wizard.next()
    expect(wizard.state().changedFrom).toBe('change-step-2')
    wizard.next()
    expect(placeOf(wizard)).toEqual([4, null])
    expect(wizard.state().changedFrom).toBeNull()
  })

  test('the way back stops at what is missing by now, in this step or a later one', () => {
    const wizard = filled('Auto')
    wizard.change(1, { from: 'change-step-1' })
    wizard.sessionOf(1)?.set('claimType', 'WorkersCompensation')
    wizard.backToCheck()
    expect([...placeOf(wizard), wizard.state().attempts]).toEqual([2, null, 1])
    wizard.sessionOf(2)?.set('confirmed', true)
    wizard.backToCheck()
    expect(stepOf(wizard)).toBe(3)
    expect(wizard.sessionOf(3)?.form.control('c421')).toBeDefined()
    fill(wizard, sampleAnswers('WorkersCompensation'))
    wizard.backToCheck()
    expect(placeOf(wizard)).toEqual([4, 'change-step-1'])
  })
})

describe('what was asked once', () => {
  test('the name of who is signed in and the phone of step 2 stand where step 3 asks for them', () => {
    const wizard = open()
    choose(wizard, 'Property')
    for (const [name, value] of [
      ['policyNumber', 'XS-77'],
      ['phone', '(201) 555-0123'],
      ['confirmed', true],
    ] as const)
      wizard.sessionOf(2)?.set(name, value)
    wizard.next()
    const { firstName, lastName } = demoSetting.reporter
    expect(wizard.sessionOf(3)?.answers()).toMatchObject({ c101: firstName, c103: lastName, c104: '(201) 555-0123' })
  })

  test('what was typed there stays', () => {
    const wizard = filled('Auto')
    wizard.previous()
    wizard.previous()
    wizard.next()
    expect(wizard.sessionOf(3)?.answers()['c101']).toBe(sampleAnswers('Auto')['c101'])
  })
})

describe('what is still asked', () => {
  test('is counted from the definitions of the claim type, without what is known of who reports', () => {
    const needed = (claimType: ClaimType) => {
      const wizard = open()
      choose(wizard, claimType)
      return wizard.sessionOf(3)!
    }
    for (const claimType of ['Auto', 'GeneralLiability', 'Property', 'WorkersCompensation'] as const) {
      const loss = needed(claimType)
      const required = loss.form.controls.filter(
        ({ key, required: isRequired }) => isRequired && loss.state().visible.keys.has(key),
      )
      const known = required.filter(({ labelCode }) => /^(Contact(First|Last)Name|Phone|Company)$/.test(labelCode))
      expect([claimType, known.length > 0]).toEqual([claimType, true])
      expect([claimType, questionsNeeded(loss.form, loss.state().answers)]).toEqual([
        claimType,
        required.length - known.length,
      ])
    }
  })

  test('is less with each answer', () => {
    const wizard = open()
    choose(wizard, 'Auto')
    const loss = wizard.sessionOf(3)!
    const atFirst = questionsNeeded(loss.form, loss.state().answers)
    loss.set('c114', 'Tulsa')
    expect(questionsNeeded(loss.form, loss.state().answers)).toBe(atFirst - 1)
    fill(wizard, sampleAnswers('Auto'))
    expect(questionsNeeded(loss.form, loss.state().answers)).toBe(0)
  })

  test.each([
    [17, '17 questions are needed, about 4 minutes'],
    [3, '3 questions are needed, about a minute'],
    [1, '1 question is needed, about a minute'],
    [0, null],
  ])('%d is said in words', (questions, words) => expect(inWords(questions)).toBe(words))
})

describe('changing the claim type', () => {
  test('[WIZ-008] [WIZ-018] resets policy number and policy list and asks to confirm again', () => {
    const wizard = filled('Auto')
    for (let press = 0; press < 3; press += 1) wizard.previous()
    choose(wizard, 'WorkersCompensation')
    const personal = wizard.sessionOf(2)
    expect(personal?.state().answers).toMatchObject({ policyNumber: 'WC-2026-0312', confirmed: false })
    expect(personal?.form.control('policyNumber')?.options.map(({ value }) => value)).toEqual(['WC-2026-0312'])
  })

  test('[WIZ-008] keeps what is asked for every type and drops the rest', () => {
    const wizard = filled('Auto')
    for (let press = 0; press < 3; press += 1) wizard.previous()
    choose(wizard, 'WorkersCompensation')
    const kept = wizard.sessionOf(3)?.answers() ?? {}
    expect(kept['c124']).toBe(sampleAnswers('Auto')['c124'])
    expect(Object.keys(kept).filter((key) => ['c19', 'c201', 'c271'].includes(key))).toEqual([])
  })

  test('[WIZ-019] [WIZ-021] the number is typed for property, and for a line without policies', () => {
    for (const claimType of ['Property', 'GeneralLiability'] as const) {
      const wizard = open()
      choose(wizard, claimType)
      expect(wizard.sessionOf(2)?.form.control('policyNumber')).toMatchObject({ kind: 'textbox', required: true })
    }
  })
})
