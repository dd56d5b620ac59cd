import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ClaimDraft, ClaimSubmission, StoredClaimDraft } from '@captive/api-client/contract'
import { servedDefinitions } from '@captive/form-engine/catalogue'
import type { Answers, ClaimType } from '@captive/form-engine'

import { ClaimWizard, type WizardOptions } from './claim-wizard.ts'
import type { SentNumber } from './report-in-tab.ts'
import { demoSetting, sampleAnswers } from './testing/demo-report.ts'
import { scriptedServer, type Answer, type ArrivedCall, type ScriptedServer } from './testing/scripted-server.ts'

const done: Answer = { body: { Error: { ErrorStatus: 0, ErrorMessage: null } } }
const refused: Answer = { body: { Error: { ErrorStatus: 7, ErrorMessage: 'The policy is not of this company.' } } }
const expired: Answer = { status: 401, body: { Error: { ErrorStatus: 401, ErrorMessage: 'Log in.' } } }

let server: ScriptedServer
let onSubmit: Answer | (() => Answer)
let told: string[]
let storedUnder: string | null
let sent: string | null

const sentNumber: SentNumber = {
  read: () => sent,
  keep: (confirmationNum) => void (sent = confirmationNum),
  forget: () => void (sent = null),
}
/** What the wizard told, numbers left out. */
const outcomes = () => told.map((each) => each.replace(/ CN\d+$/, ''))

function answer({ path, query }: ArrivedCall): Answer {
  switch (path) {
    case '/FNOLSubmit2':
      return typeof onSubmit === 'function' ? onSubmit() : onSubmit
    case '/FNOLConfirmation':
      return { body: { Payload: query['ConfirmationNum'] === storedUnder ? { ConfirmationNum: storedUnder } : null } }
    case '/GetFNOLControls':
      return { body: { Payload: servedDefinitions.controls } }
    case '/GetFNOLControlDisplayValues':
      return { body: { Payload: servedDefinitions.displayValues } }
    case '/GetFNOLControlDependencies':
      return { body: { Payload: servedDefinitions.dependencies } }
    default:
      return done
  }
}

beforeEach(async () => {
  server = await scriptedServer(answer)
  onSubmit = done
  told = []
  storedUnder = null
  sent = null
})
afterEach(() => server.close())

function open(over: Partial<WizardOptions> = {}): ClaimWizard {
  const wizard = new ClaimWizard({
    api: server.api,
    clientId: 12,
    reportingClientId: 12,
    setting: demoSetting,
    draft: null,
    resume: null,
    sentNumber,
    pauses: [],
    on: {
      reported: (number) => told.push(`reported ${number}`),
      failed: () => told.push('failed'),
      sessionOver: () => told.push('session over'),
    },
    ...over,
  })
  wizard.attach()
  return wizard
}

function choose(wizard: ClaimWizard, claimType: ClaimType): void {
  wizard.sessionOf(1)?.set('claimType', claimType)
  wizard.next()
}

function fill(wizard: ClaimWizard, answers: Answers): void {
  for (const [key, value] of Object.entries(answers)) wizard.sessionOf(3)?.set(key, value)
}

function filled(claimType: ClaimType, wizard = open()): ClaimWizard {
  choose(wizard, claimType)
  if (wizard.state().report.personal.state().answers['policyNumber'] === '')
    wizard.sessionOf(2)?.set('policyNumber', 'XS-77')
  wizard.sessionOf(2)?.set('confirmed', true)
  wizard.next()
  fill(wizard, sampleAnswers(claimType))
  wizard.next()
  return wizard
}

const submissions = () => server.callsOf('/FNOLSubmit2').map(({ body }) => body as ClaimSubmission)
const stepOf = (wizard: ClaimWizard) => wizard.state().step

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
    ['[WIZ-012]', 'phone', '555-555-5555', 'Please enter a valid phone number.'],
  ])('%s a wrong %s is told', (_id, name, typed, message) => {
    const wizard = open()
    choose(wizard, 'Auto')
    wizard.sessionOf(2)?.set(name, typed)
    expect(wizard.sessionOf(2)?.state().errors[0]?.message).toBe(message)
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

describe('changing the claim type', () => {
  test('[WIZ-008] resets policy number and policy list and asks to confirm again', () => {
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

describe('submitting', () => {
  test('[WIZ-033] [WIZ-034] posts the claim with its number, its template and its value lists', async () => {
    await filled('Auto').submit()
    expect(server.callsOf('/FNOLSubmit2')[0]?.query).toEqual({
      ClientId: '12',
      ReportingClientId: '12',
      Type: 'online',
    })
    const [body] = submissions()
    expect(body?.confirmationNum).toMatch(/^CN\d{15}$/)
    expect(body?.claimTypeDetail).toEqual({ claimType: 'Auto' })
    expect(body?.lossInfoDetail).toMatchObject({ ContactFirstName: 'Marisol', City: 'Des Moines', ReportOnly: 'no' })
    expect(body?.lossInfoValues).toContainEqual({ ControlsRecId: 115, DataValue: 'IA' })
    expect(body?.additionalInfoValues).toContainEqual({ ControlsRecId: 201, DataValue: '4471' })
    expect(body?.otherVehicleValues).toContainEqual({ ControlsRecId: 301, DataValue: 'car', RepeatControlMapping: 2 })
    expect(body?.additionalInfo_WCValues).toEqual([])
    expect(body?.template).toContain(body?.confirmationNum)
  })

  test('[ENG-016] [ENG-037] the template masks the confidential and escapes the rest', async () => {
    const wizard = filled('WorkersCompensation')
    wizard.sessionOf(3)?.set('c124', 'Fell <b>hard</b> & slid')
    await wizard.submit()
    const [body] = submissions()
    expect(body?.additionalInfo_WCValues).toContainEqual({ ControlsRecId: 481, DataValue: '078-05-1120' })
    expect(body?.template).toContain('Fell &lt;b&gt;hard&lt;/b&gt; &amp; slid')
    expect(body?.template).not.toContain('1120')
  })

  test('[WIZ-035] [WIZ-039] success ends the report and leaves no draft behind', async () => {
    const wizard = filled('Property')
    await wizard.submit()
    const kept = server.callsOf('/FNOLDraft').length
    wizard.sessionOf(3)?.set('c114', 'Memphis')
    await wizard.keeper.saveNow()
    expect(wizard.state().phase).toBe('reported')
    expect(outcomes()).toEqual(['reported'])
    expect(server.callsOf('/FNOLDraft')).toHaveLength(kept)
  })

  test('pressing Submit twice sends once', async () => {
    const wizard = filled('Property')
    await Promise.all([wizard.submit(), wizard.submit()])
    expect(submissions()).toHaveLength(1)
  })

  test('[WIZ-036] [WIZ-037] a failure leads to step 1 with type cleared and files emptied, personal info kept', async () => {
    onSubmit = refused
    const wizard = filled('Auto')
    wizard.uploads.restore([{ name: 'photo.jpg', size: 10, filePath: 'stored/1' }])
    await wizard.submit()
    const { report, step, phase } = wizard.state()
    expect([step, phase, report.claimType, report.type.answers()['claimType']]).toEqual([1, 'filling', null, undefined])
    expect(wizard.uploads.files()).toEqual([])
    expect(report.personal.answers()).toMatchObject({
      company: demoSetting.prefill.company,
      policyNumber: '',
      confirmed: false,
    })
    expect(told).toEqual(['failed'])
  })

  test('[WIZ-037] after a failure everything can be restored, and is sent under a new number', async () => {
    onSubmit = refused
    const wizard = filled('Auto')
    wizard.uploads.restore([{ name: 'photo.jpg', size: 10, filePath: 'stored/1' }])
    await wizard.submit()
    expect(wizard.state().offer?.refusal).toBe('The policy is not of this company.')
    onSubmit = done
    wizard.restore()
    expect([stepOf(wizard), wizard.state().offer]).toEqual([4, null])
    await wizard.submit()
    const [first, second] = submissions()
    expect(second).toMatchObject({
      lossInfoValues: first?.lossInfoValues,
      otherVehicleValues: first?.otherVehicleValues,
    })
    expect(second?.uploads.map(({ filePath }) => filePath)).toEqual(['stored/1'])
    expect(second?.confirmationNum).not.toBe(first?.confirmationNum)
    expect(outcomes()).toEqual(['failed', 'reported'])
  })

  test('without an answer nothing is lost, and trying again sends the same under the same number', async () => {
    onSubmit = 'hang up'
    const wizard = filled('Auto')
    await wizard.submit()
    expect([stepOf(wizard), wizard.state().unreachable, told]).toEqual([4, true, []])
    onSubmit = done
    await wizard.submit()
    expect(submissions()[1]).toEqual(submissions()[0])
    expect(outcomes()).toEqual(['reported'])
    expect(sent).toBeNull()
  })

  test('[WIZ-006] while it shows Submitting, a server that is busy or away is tried again under the same number', async () => {
    const answers: Answer[] = [{ ...expired, status: 502 }, 'hang up', { ...expired, status: 429 }, done]
    onSubmit = () => answers.shift() ?? done
    const wizard = filled('Auto', open({ pauses: [0, 0, 0, 0] }))
    const sending = wizard.submit()
    expect(wizard.state().phase).toBe('submitting')
    await sending
    expect(new Set(submissions().map(({ confirmationNum }) => confirmationNum)).size).toBe(1)
    expect([submissions().length, outcomes()]).toEqual([4, ['reported']])
  })

  test('a report whose answer was lost and that was changed since is not sent as a second claim', async () => {
    onSubmit = 'hang up'
    const wizard = filled('Property')
    await wizard.submit()
    storedUnder = submissions()[0]?.confirmationNum ?? null
    onSubmit = done
    wizard.sessionOf(3)?.set('c114', 'Memphis')
    await wizard.submit()
    expect(submissions()).toHaveLength(1)
    expect(told).toEqual([`reported ${storedUnder}`])
  })

  test('nor when the first try was only slow and took the number meanwhile', async () => {
    onSubmit = 'hang up'
    const wizard = filled('Property')
    await wizard.submit()
    wizard.sessionOf(3)?.set('c114', 'Memphis')
    onSubmit = () => {
      storedUnder = submissions()[0]?.confirmationNum ?? null
      return refused
    }
    await wizard.submit()
    expect(told).toEqual([`reported ${storedUnder}`])
  })

  test('after a reload or a new sign-in it is sent under the number it had', async () => {
    onSubmit = { ...expired, status: 502 }
    const wizard = filled('Property')
    await wizard.submit()
    onSubmit = done
    await filled('Property').submit()
    expect(submissions()[1]?.confirmationNum).toBe(submissions()[0]?.confirmationNum)
  })

  test.each([400, 401, 413, 500])('[WIZ-040] [WIZ-039] status %d that stays ends the report', async (status) => {
    onSubmit = { ...expired, status }
    const wizard = filled('Property', open({ pauses: [0] }))
    await wizard.submit()
    expect(wizard.state().phase).toBe('session over')
    expect(told).toEqual(['session over'])
    expect(submissions()).toHaveLength(status === 500 ? 2 : 1)
  })
})

describe('drafts', () => {
  const stored = (draft: Partial<ClaimDraft>): StoredClaimDraft => ({
    savedAt: '2026-11-21T15:04:00Z',
    draft: {
      claimType: 'Auto',
      personalInfo: { ...demoSetting.prefill, policyNumber: 'CA-2025-0312', confirmed: true },
      answers: { ...sampleAnswers('Auto') },
      uploads: [{ name: 'photo.jpg', size: 10, filePath: 'stored/1' }],
      step: 4,
      ...draft,
    },
  })
  const drafts = () => server.callsOf('/FNOLDraft').map(({ body }) => body as ClaimDraft)

  test('each step keeps the report, hidden answers left out', async () => {
    const wizard = open()
    choose(wizard, 'Auto')
    wizard.sessionOf(2)?.set('confirmed', true)
    wizard.next()
    fill(wizard, { c131: 'yes', c136: 'A private matter' })
    wizard.sessionOf(3)?.set('c131', 'no')
    await wizard.keeper.saveNow()
    expect(drafts().at(-1)).toMatchObject({ claimType: 'Auto', step: 3, answers: { c131: 'no' } })
    expect(JSON.stringify(drafts())).not.toContain('A private matter')
  })

  test('a draft is offered, not forced, and only replaced by a new report after a question', async () => {
    const wizard = open({ draft: stored({}) })
    expect([stepOf(wizard), wizard.state().offer?.draft.claimType]).toEqual([1, 'Auto'])
    wizard.sessionOf(1)?.set('claimType', 'Property')
    await wizard.keeper.saveNow()
    expect(drafts()).toEqual([])
    wizard.next()
    await wizard.keeper.saveNow()
    expect([stepOf(wizard), wizard.state().replacing, drafts()]).toEqual([1, true, []])
    wizard.replaceOffer(false)
    expect([wizard.state().replacing, wizard.state().offer?.draft.claimType]).toEqual([false, 'Auto'])
    wizard.next()
    wizard.replaceOffer(true)
    await wizard.keeper.saveNow()
    expect([stepOf(wizard), drafts().at(-1)?.claimType]).toEqual([2, 'Property'])
  })

  test('a reload comes back to the step it left, or to an earlier one that is not complete', () => {
    expect(stepOf(open({ draft: stored({}), resume: { step: 2 } }))).toBe(2)
    const { c124: _left, ...incomplete } = sampleAnswers('Auto')
    expect(stepOf(open({ draft: stored({ answers: incomplete }), resume: { step: 4 } }))).toBe(3)
  })

  test('continuing brings answers, vehicles, files and the step back', () => {
    const wizard = open({ draft: stored({}), resume: {} })
    expect(stepOf(wizard)).toBe(4)
    expect(wizard.sessionOf(3)?.answers()).toEqual(sampleAnswers('Auto'))
    expect(wizard.sessionOf(2)?.answers()).toMatchObject({ policyNumber: 'CA-2025-0312' })
    expect(wizard.uploads.files().map(({ name }) => name)).toEqual(['photo.jpg'])
  })

  test('continuing opens at the first step that is not complete', () => {
    const { c124: _left, ...incomplete } = sampleAnswers('Auto')
    expect(stepOf(open({ draft: stored({ answers: incomplete }), resume: {} }))).toBe(3)
  })

  test('a draft under other definitions says what no longer fits, by label', () => {
    const answers = { ...sampleAnswers('Auto'), c202: 'hovercraft', c999: 'gone' }
    const wizard = open({ draft: stored({ answers }), resume: {} })
    expect(wizard.state().dropped).toContain('What is it?')
    expect(wizard.state().dropped).toContain('a question that is no longer asked')
    expect(stepOf(wizard)).toBe(3)
  })

  test('discarding removes the draft on the server', async () => {
    const wizard = open({ draft: stored({}) })
    await wizard.discard()
    expect(server.callsOf('/FNOLDraft').map(({ method }) => method)).toEqual(['DELETE'])
    expect(wizard.state().offer).toBeNull()
  })
})
