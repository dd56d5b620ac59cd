import type { ClaimDraft, StoredClaimDraft } from '@captive/api-client/contract'
import type { Answers } from '@captive/form-engine'
import { describe, expect, test } from 'vitest'

import { demoSetting, sampleAnswers } from '../testing/demo-report.ts'
import type { Answer } from '../testing/scripted-server.ts'
import {
  choose,
  done,
  expired,
  fill,
  filled,
  open,
  outcomes,
  refused,
  savedAs,
  script,
  stepOf,
  submissions,
} from '../testing/scripted-wizard.ts'
import type { StepNumber } from './steps.ts'

const stored = (draft: Partial<ClaimDraft>): StoredClaimDraft => ({
  version: 'known',
  savedAt: '2026-11-21T15:04:00Z',
  savedBy: 'Dana Reyes',
  own: true,
  leftOut: false,
  draft: {
    claimType: 'Auto',
    personalInfo: { ...demoSetting.prefill, policyNumber: 'CA-2025-0312', confirmed: true },
    answers: { ...sampleAnswers('Auto') },
    uploads: [{ name: 'photo.jpg', size: 10, filePath: 'stored/1' }],
    step: 4,
    ...draft,
  },
})
const drafts = () => script.server.callsOf('/FNOLDraft').map(({ body }) => body as ClaimDraft)

describe('submitting', () => {
  test('[WIZ-033] [WIZ-034] posts the claim with its number, its template and its value lists', async () => {
    await filled('Auto').submit()
    expect(script.server.callsOf('/FNOLSubmit2')[0]?.query).toEqual({
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

  test('names the unfinished report only to a server that keeps them', async () => {
    const wizard = filled('Auto')
    await wizard.submit()
    await filled('Auto', open({ keepsDrafts: false })).submit()
    expect(submissions().map((body) => Object.entries(body).filter(([name]) => name === 'draftId'))).toEqual([
      [['draftId', wizard.draftId]],
      [],
    ])
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
    const kept = script.server.callsOf('/FNOLDraft').length
    wizard.sessionOf(3)?.set('c114', 'Memphis')
    await wizard.keeper.saveNow()
    expect(wizard.state().phase).toBe('reported')
    expect(outcomes()).toEqual(['reported'])
    expect(script.server.callsOf('/FNOLDraft')).toHaveLength(kept)
  })

  test('pressing Submit twice sends once', async () => {
    const wizard = filled('Property')
    await Promise.all([wizard.submit(), wizard.submit()])
    expect(submissions()).toHaveLength(1)
  })

  test('[WIZ-036] [WIZ-037] a failure leads to step 1 with type cleared and files emptied, personal info kept', async () => {
    script.onSubmit = refused
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
    expect(script.told).toEqual(['failed'])
  })

  test('[WIZ-037] after a failure everything can be restored, and is sent under a new number', async () => {
    script.onSubmit = refused
    const wizard = filled('Auto')
    wizard.uploads.restore([{ name: 'photo.jpg', size: 10, filePath: 'stored/1' }])
    await wizard.submit()
    expect(wizard.state().refused?.refusal).toBe('The policy is not of this company.')
    script.onSubmit = done
    wizard.restore()
    expect([stepOf(wizard), wizard.state().refused]).toEqual([4, null])
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
    script.onSubmit = 'hang up'
    const wizard = filled('Auto')
    await wizard.submit()
    expect([stepOf(wizard), script.told]).toEqual([4, []])
    expect(wizard.state().trouble).toContain('could not be reached')
    script.onSubmit = done
    await wizard.submit()
    expect(submissions()[1]).toEqual(submissions()[0])
    expect(outcomes()).toEqual(['reported'])
    expect(script.sent).toBeNull()
  })

  test('[WIZ-006] while it shows Submitting, a server that is busy or away is tried again under the same number', async () => {
    const answers: Answer[] = [{ ...expired, status: 502 }, 'hang up', { ...expired, status: 429 }, done]
    script.onSubmit = () => answers.shift() ?? done
    const wizard = filled('Auto', open({ pauses: [0, 0, 0, 0] }))
    const sending = wizard.submit()
    expect(wizard.state().phase).toBe('submitting')
    await sending
    expect(new Set(submissions().map(({ confirmationNum }) => confirmationNum)).size).toBe(1)
    expect([submissions().length, outcomes()]).toEqual([4, ['reported']])
  })

  test('a report of an incident that was reported already is sent only once it is said to be another one', async () => {
    script.duplicates = [{ kind: 'report', number: 'CN112126091234567', at: '2026-11-21T16:10:00Z' }]
    const wizard = filled('Property')
    await wizard.submit()
    expect([submissions(), wizard.state().phase]).toEqual([[], 'filling'])
    expect(wizard.state().duplicates).toEqual(script.duplicates)
    await wizard.submit({ isAnother: true })
    expect(outcomes()).toEqual(['reported'])
    expect(script.server.callsOf('/FNOLDuplicates')).toHaveLength(1)
  })

  test('nor is a report held back where the server could not say', async () => {
    script.duplicates = null
    await filled('Property').submit()
    expect(outcomes()).toEqual(['reported'])
  })

  test('a report whose answer was lost and that was changed since is not sent as a second claim', async () => {
    script.onSubmit = 'hang up'
    const wizard = filled('Property')
    await wizard.submit()
    script.storedUnder = submissions()[0]?.confirmationNum ?? null
    script.onSubmit = done
    wizard.sessionOf(3)?.set('c114', 'Memphis')
    await wizard.submit()
    expect(submissions()).toHaveLength(1)
    expect(script.told).toEqual([`reported ${script.storedUnder}`])
  })

  test('nor when the first try was only slow and took the number meanwhile', async () => {
    script.onSubmit = 'hang up'
    const wizard = filled('Property')
    await wizard.submit()
    wizard.sessionOf(3)?.set('c114', 'Memphis')
    script.onSubmit = () => {
      script.storedUnder = submissions()[0]?.confirmationNum ?? null
      return refused
    }
    await wizard.submit()
    expect(script.told).toEqual([`reported ${script.storedUnder}`])
  })

  test('after a reload or a new sign-in it is sent under the number it had', async () => {
    script.onSubmit = { ...expired, status: 502 }
    const wizard = filled('Property')
    await wizard.submit()
    script.onSubmit = done
    await filled('Property').submit()
    expect(submissions()[1]?.confirmationNum).toBe(submissions()[0]?.confirmationNum)
  })

  test('[WIZ-039] [WIZ-040] a status of 401 leads to the start page, to be sent after the next sign-in', async () => {
    script.onSubmit = expired
    const wizard = filled('Property')
    await wizard.submit()
    expect([wizard.state().phase, script.told]).toEqual(['signed out', ['signed out on submit']])
  })

  test.each([400, 403, 413, 415, 422])(
    'a status of %d is a refusal with its reason, and ends no session',
    async (status) => {
      script.onSubmit = { status, body: { Error: { ErrorStatus: status, ErrorMessage: 'The form is closed.' } } }
      const wizard = filled('Property')
      await wizard.submit()
      expect(script.told).toEqual(['failed'])
      expect(wizard.state().refused?.refusal).toBe('The form is closed.')
      expect(submissions()).toHaveLength(1)
    },
  )

  test.each([429, 500, 502])(
    'a status of %d that stays leaves the report where it is, to be sent again',
    async (status) => {
      script.onSubmit = { ...expired, status }
      const wizard = filled('Property', open({ pauses: [0] }))
      await wizard.submit()
      expect([stepOf(wizard), wizard.state().phase, script.told]).toEqual([4, 'filling', []])
      expect(wizard.state().trouble).not.toBeNull()
      script.onSubmit = done
      await wizard.submit()
      expect(outcomes()).toEqual(['reported'])
      expect(new Set(submissions().map(({ confirmationNum }) => confirmationNum)).size).toBe(1)
    },
  )

  test.each([503, 507])('a status of %d is told in the words of the server, and the report stays', async (status) => {
    script.onSubmit = { status, body: { Error: { ErrorStatus: status, ErrorMessage: 'Nothing is lost.' } } }
    const wizard = filled('Property', open({ pauses: [0] }))
    await wizard.submit()
    expect(wizard.state()).toMatchObject({ phase: 'filling', step: 4, trouble: 'Nothing is lost.' })
  })

  test('a session that ends before Submit leads to the start page, and nothing is to be sent from there', async () => {
    const wizard = filled('Property')
    script.onSave = () => expired
    wizard.sessionOf(3)?.set('c114', 'Memphis')
    await wizard.logIn()
    expect(script.told).toEqual(['signed out'])
  })
})

describe('drafts', () => {
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

  test('a refused report stays kept when another one is begun in its place', async () => {
    script.onSubmit = refused
    const wizard = filled('Auto')
    await wizard.submit()
    const former = wizard.draftId
    choose(wizard, 'Property')
    await wizard.keeper.saveNow()
    expect(wizard.state().refused).toBeNull()
    expect(wizard.draftId).not.toBe(former)
    const last = script.server.callsOf('/FNOLDraft').at(-1)
    expect(last?.query).toEqual({ ClientId: '12', DraftId: wizard.draftId, Version: expect.any(String) })
  })

  test('a reload comes back to the step it left, or to an earlier one that is not complete', () => {
    const reloaded = (answers: Answers, lastStep: StepNumber) => stepOf(open({ draft: stored({ answers }), lastStep }))
    expect(reloaded(sampleAnswers('Auto'), 2)).toBe(2)
    expect(reloaded(sampleAnswers('Auto'), 4)).toBe(4)
    const { c124: _left, ...incomplete } = sampleAnswers('Auto')
    expect(reloaded(incomplete, 4)).toBe(3)
  })

  test('continuing brings answers, vehicles, files and the step back', () => {
    const wizard = open({ draft: stored({}) })
    expect(stepOf(wizard)).toBe(4)
    expect(wizard.sessionOf(3)?.answers()).toEqual(sampleAnswers('Auto'))
    expect(wizard.sessionOf(2)?.answers()).toMatchObject({ policyNumber: 'CA-2025-0312' })
    expect(wizard.uploads.files().map(({ name }) => name)).toEqual(['photo.jpg'])
  })

  test('continuing opens at the first step that is not complete', () => {
    const { c124: _left, ...incomplete } = sampleAnswers('Auto')
    expect(stepOf(open({ draft: stored({ answers: incomplete }) }))).toBe(3)
  })

  test('a draft under other definitions says what no longer fits, by label', () => {
    const answers = { ...sampleAnswers('Auto'), c202: 'hovercraft', c999: 'gone' }
    const wizard = open({ draft: stored({ answers }) })
    expect(wizard.state().dropped).toContain('What kind of vehicle is it?')
    expect(wizard.state().dropped).toContain('a question that is no longer asked')
    expect(stepOf(wizard)).toBe(3)
  })

  test('a report that was only opened is not saved, so that a colleague who looks at it does not take it over', async () => {
    const wizard = open({ draft: stored({}) })
    await wizard.keeper.saveNow()
    expect(drafts()).toEqual([])
  })

  test('each save says which version it is based on', async () => {
    const wizard = open({ draft: stored({}) })
    for (const city of ['Memphis', 'Tulsa']) {
      wizard.sessionOf(3)?.set('c114', city)
      await wizard.keeper.saveNow()
    }
    const [first, second] = script.server.callsOf('/FNOLDraft').map(({ query }) => query)
    expect(first?.['BasedOn']).toBe('known')
    expect(second?.['BasedOn']).toBe(first?.['Version'])
  })

  test('a save whose answer was lost is no other person’s: the next one goes on from it', async () => {
    const wizard = open({ draft: stored({}) })
    let lost = ''
    script.onSave = ({ Version = '' }) => {
      lost = Version
      return 'hang up'
    }
    wizard.sessionOf(3)?.set('c114', 'Memphis')
    await wizard.keeper.saveNow()
    script.onSave = ({ BasedOn, Version = '' }) => savedAs(BasedOn === lost ? Version : lost)
    wizard.sessionOf(3)?.set('c114', 'Tulsa')
    await wizard.keeper.saveNow()
    expect([wizard.state().overtaken, wizard.keeper.status().kind]).toEqual([null, 'saved'])
  })
})

describe('what could not be saved', () => {
  const failedSave = async (answer: Answer) => {
    script.onSave = () => answer
    const wizard = open({ draft: stored({}) })
    wizard.sessionOf(3)?.set('c114', 'Memphis')
    await wizard.keeper.saveNow()
  }

  test.each([
    ['the session ended', expired],
    ['the server was away', { ...expired, status: 503 }],
  ])('since %s is there again when the report opens, and is saved then', async (_, answer) => {
    await failedSave(answer)
    script.onSave = ({ Version = '' }) => savedAs(Version)
    const wizard = open({ draft: stored({}) })
    expect(wizard.sessionOf(3)?.answers()['c114']).toBe('Memphis')
    await wizard.keeper.saveNow()
    expect(drafts().at(-1)?.answers['c114']).toBe('Memphis')
    expect(script.unsaved).toBeNull()
  })

  test('is not put over what somebody saved since', async () => {
    await failedSave(expired)
    const wizard = open({ draft: { ...stored({}), version: 'newer' } })
    expect(wizard.sessionOf(3)?.answers()['c114']).not.toBe('Memphis')
  })

  test('leaves confidential answers to the server', async () => {
    const answers = { ...sampleAnswers('WorkersCompensation') }
    const draft = stored({ claimType: 'WorkersCompensation', answers })
    script.onSave = () => expired
    const wizard = open({ draft })
    wizard.sessionOf(3)?.set('c114', 'Memphis')
    await wizard.keeper.saveNow()
    expect(JSON.stringify(script.unsaved)).not.toContain('1120')
    expect(open({ draft }).sessionOf(3)?.answers()).toMatchObject({ c114: 'Memphis', c481: answers['c481'] })
  })
})

describe('two people on one report', () => {
  const overtaken = async () => {
    script.onSave = () => savedAs('of the other one', false)
    script.newer = { ...stored({}), version: 'of the other one', own: false, leftOut: true }
    script.newer.draft.answers = { ...sampleAnswers('Auto'), c114: 'Tulsa' }
    const wizard = open({ draft: stored({}) })
    wizard.sessionOf(3)?.set('c114', 'Memphis')
    await wizard.keeper.saveNow()
    return wizard
  }

  test('the later one is shown what changed, and nothing of it is saved or sent until it is decided', async () => {
    const wizard = await overtaken()
    expect(wizard.state().overtaken?.newer?.savedBy).toBe('Dana Reyes')
    expect(wizard.state().overtaken?.changes).toEqual([
      { label: 'City or nearest city', mine: 'Memphis', newer: 'Tulsa' },
    ])
    wizard.sessionOf(3)?.set('c114', 'Omaha')
    expect(wizard.state().overtaken?.changes[0]).toMatchObject({ mine: 'Omaha', newer: 'Tulsa' })
    const saves = drafts().length
    await wizard.submit()
    await wizard.keeper.saveNow()
    expect([submissions(), drafts().length, wizard.state().phase]).toEqual([[], saves, 'filling'])
  })

  test('going on with the newer one takes its answers and saves on top of it', async () => {
    const wizard = await overtaken()
    wizard.takeNewer()
    expect(wizard.sessionOf(3)?.answers()['c114']).toBe('Tulsa')
    script.onSave = ({ Version = '' }) => savedAs(Version)
    wizard.sessionOf(3)?.set('c114', 'Omaha')
    await wizard.keeper.saveNow()
    expect(script.server.callsOf('/FNOLDraft').at(-1)?.query['BasedOn']).toBe('of the other one')
  })

  test('keeping mine makes another report of it', async () => {
    const wizard = await overtaken()
    script.onSave = ({ Version = '' }) => savedAs(Version)
    const former = wizard.draftId
    await wizard.keepMine()
    expect(drafts().at(-1)?.answers).toMatchObject({ c114: 'Memphis' })
    expect(script.server.callsOf('/FNOLDraft').at(-1)?.query['DraftId']).not.toBe(former)
    expect([wizard.state().overtaken, script.told]).toEqual([null, ['moved']])
  })

  test('a report that was sent or discarded meanwhile is said to be gone', async () => {
    script.onSave = () => ({ body: { Payload: null } })
    const wizard = filled('Property')
    await wizard.keeper.saveNow()
    expect(wizard.state().overtaken).toEqual({ newer: null, changes: [] })
  })
})
