import { confirmationPattern } from '@captive/form-engine/claim'
import { describe, expect, test } from 'vitest'

import { demoSetting } from '../../testing/demo-report.ts'
import type { Answer } from '../../testing/scripted-server.ts'
import {
  done,
  expired,
  filled,
  open,
  outcomes,
  refused,
  script,
  scriptEachTest,
  stepOf,
  storeAt,
  submissions,
} from '../../testing/scripted-wizard.ts'
import { goToLogin } from './finish.ts'
import { restoreAnswers } from './open-draft.ts'
import { submitReport } from './submit-report.ts'
import { draftIdOf } from './wizard.ts'

scriptEachTest()

describe('submitting', () => {
  test('[WIZ-033] [WIZ-034] posts the claim with number, template and value lists', async () => {
    await submitReport(filled('Auto', open({ reportingClientId: 31 })))
    expect(script.server.callsOf('/FNOLSubmit2')[0]?.query).toEqual({
      ClientId: '12',
      ReportingClientId: '31',
      Type: 'online',
    })
    const [body] = submissions()
    expect(body?.confirmationNum).toMatch(confirmationPattern('online'))
    expect(body?.claimTypeDetail).toEqual({ claimType: 'Auto' })
    expect(body?.lossInfoDetail).toMatchObject({ ContactFirstName: 'Marisol', City: 'Des Moines', ReportOnly: 'no' })
    expect(body?.lossInfoValues).toContainEqual({ ControlsRecId: 115, DataValue: 'IA' })
    expect(body?.additionalInfoValues).toContainEqual({ ControlsRecId: 201, DataValue: '4471' })
    expect(body?.otherVehicleValues).toContainEqual({ ControlsRecId: 301, DataValue: 'car', RepeatControlMapping: 2 })
    expect(body?.additionalInfo_WCValues).toEqual([])
    expect(body?.template).toContain(body?.confirmationNum)
  })

  test('sends the draft id only to a server with drafts', async () => {
    const wizard = filled('Auto')
    await submitReport(wizard)
    await submitReport(filled('Auto', open({ storesDrafts: false })))
    expect(submissions().map((body) => Object.entries(body).filter(([name]) => name === 'draftId'))).toEqual([
      [['draftId', draftIdOf(wizard)]],
      [],
    ])
  })

  test('[ENG-016] [ENG-037] the template masks confidential answers and escapes the others', async () => {
    const wizard = filled('WorkersCompensation')
    storeAt(wizard, 3)?.set('c124', 'Fell <b>hard</b> & slid')
    await submitReport(wizard)
    const [body] = submissions()
    expect(body?.additionalInfo_WCValues).toContainEqual({ ControlsRecId: 481, DataValue: '078-05-1120' })
    expect(body?.template).toContain('Fell &lt;b&gt;hard&lt;/b&gt; &amp; slid')
    expect(body?.template).not.toContain('1120')
  })

  test('[WIZ-035] [WIZ-039] success ends the report and saves no draft', async () => {
    const wizard = filled('Property')
    await submitReport(wizard)
    const drafts = script.server.callsOf('/FNOLDraft').length
    storeAt(wizard, 3)?.set('c114', 'Memphis')
    await wizard.saver.saveNow()
    expect(wizard.state().phase).toEqual({ name: 'done', outcome: 'reported' })
    expect(outcomes()).toEqual(['reported'])
    expect(script.server.callsOf('/FNOLDraft')).toHaveLength(drafts)
  })

  test('two presses of Submit send one report', async () => {
    const wizard = filled('Property')
    await Promise.all([submitReport(wizard), submitReport(wizard)])
    expect(submissions()).toHaveLength(1)
  })

  test('[WIZ-036] [WIZ-037] a refusal clears type and files but keeps personal info', async () => {
    script.onSubmit = refused
    const wizard = filled('Auto')
    wizard.uploads.restore([{ name: 'photo.jpg', size: 10, filePath: 'stored/1' }])
    await submitReport(wizard)
    const { report, step, phase } = wizard.state()
    expect([step, phase.name, report.claimType, report.type.answers()['claimType']]).toEqual([
      1,
      'refused',
      null,
      undefined,
    ])
    expect(wizard.uploads.files()).toEqual([])
    expect(report.personal.answers()).toMatchObject({
      company: demoSetting.prefill.company,
      policyNumber: '',
      confirmed: false,
    })
    expect(script.callbacks).toEqual(['failed'])
  })

  test('[WIZ-037] restored answers are sent under a new number', async () => {
    script.onSubmit = refused
    const wizard = filled('Auto')
    wizard.uploads.restore([{ name: 'photo.jpg', size: 10, filePath: 'stored/1' }])
    await submitReport(wizard)
    expect(wizard.state().phase).toMatchObject({ reason: 'The policy does not belong to this company.' })
    script.onSubmit = done
    restoreAnswers(wizard)
    expect([stepOf(wizard), wizard.state().phase.name]).toEqual([4, 'filling'])
    await submitReport(wizard)
    const [first, second] = submissions()
    expect(second).toMatchObject({
      lossInfoValues: first?.lossInfoValues,
      otherVehicleValues: first?.otherVehicleValues,
    })
    expect(second?.uploads.map(({ filePath }) => filePath)).toEqual(['stored/1'])
    expect(second?.confirmationNum).not.toBe(first?.confirmationNum)
    expect(outcomes()).toEqual(['failed', 'reported'])
  })

  test('retries a lost response with the same report and number', async () => {
    script.onSubmit = 'hang up'
    const wizard = filled('Auto')
    await submitReport(wizard)
    expect([stepOf(wizard), script.callbacks]).toEqual([4, []])
    expect(wizard.state().notSent).toMatchObject({ message: expect.stringContaining('could not be reached') })
    script.onSubmit = done
    await submitReport(wizard)
    expect(submissions()[1]).toEqual(submissions()[0])
    expect(outcomes()).toEqual(['reported'])
    expect(script.sent).toBeNull()
  })

  test('[WIZ-006] retries an unavailable server under the same number', async () => {
    const answers: Answer[] = [{ ...expired, status: 502 }, 'hang up', { ...expired, status: 429 }, done]
    script.onSubmit = () => answers.shift() ?? done
    const wizard = filled('Auto', open({ pauses: [0, 0, 0, 0] }))
    const sending = submitReport(wizard)
    expect(wizard.state().phase.name).toBe('checking')
    await sending
    expect(new Set(submissions().map(({ confirmationNum }) => confirmationNum)).size).toBe(1)
    expect([submissions().length, outcomes()]).toEqual([4, ['reported']])
  })

  test('asks before it sends a possible duplicate', async () => {
    script.duplicates = [{ kind: 'report', number: 'CN112126091234567', at: '2026-11-21T16:10:00Z' }]
    const wizard = filled('Property')
    await submitReport(wizard)
    expect([submissions(), wizard.state().phase.name]).toEqual([[], 'filling'])
    expect(wizard.state().notSent).toEqual({ reason: 'duplicates', duplicates: script.duplicates })
    await submitReport(wizard, { isAnother: true })
    expect(outcomes()).toEqual(['reported'])
    expect(script.server.callsOf('/FNOLDuplicates')).toHaveLength(1)
  })

  test('sends the report if duplicates cannot be looked up', async () => {
    script.duplicates = null
    await submitReport(filled('Property'))
    expect(outcomes()).toEqual(['reported'])
  })

  test('does not send an arrived report again after a change', async () => {
    script.onSubmit = 'hang up'
    const wizard = filled('Property')
    await submitReport(wizard)
    script.storedUnder = submissions()[0]?.confirmationNum ?? null
    script.onSubmit = done
    storeAt(wizard, 3)?.set('c114', 'Memphis')
    await submitReport(wizard)
    expect(submissions()).toHaveLength(1)
    expect(script.callbacks).toEqual([`reported ${script.storedUnder}`])
  })

  test('does not send a slow report again after a change', async () => {
    script.onSubmit = 'hang up'
    const wizard = filled('Property')
    await submitReport(wizard)
    storeAt(wizard, 3)?.set('c114', 'Memphis')
    script.onSubmit = () => {
      script.storedUnder = submissions()[0]?.confirmationNum ?? null
      return refused
    }
    await submitReport(wizard)
    expect(script.callbacks).toEqual([`reported ${script.storedUnder}`])
  })

  test('keeps the number after a reload', async () => {
    script.onSubmit = { ...expired, status: 502 }
    const wizard = filled('Property')
    await submitReport(wizard)
    script.onSubmit = done
    await submitReport(filled('Property'))
    expect(submissions()[1]?.confirmationNum).toBe(submissions()[0]?.confirmationNum)
  })

  test('[WIZ-039] [WIZ-040] a status of 401 ends the wizard for a later login', async () => {
    script.onSubmit = expired
    const wizard = filled('Property')
    await submitReport(wizard)
    expect(wizard.state().phase).toEqual({ name: 'done', outcome: 'signedOut' })
    expect(script.callbacks).toEqual(['signed out on submit'])
  })

  test.each([400, 403, 413, 415, 422])('a status of %d refuses the report with its reason', async (status) => {
    script.onSubmit = { status, body: { Error: { ErrorStatus: status, ErrorMessage: 'The form is closed.' } } }
    const wizard = filled('Property')
    await submitReport(wizard)
    expect(script.callbacks).toEqual(['failed'])
    expect(wizard.state().phase).toMatchObject({ name: 'refused', reason: 'The form is closed.' })
    expect(submissions()).toHaveLength(1)
  })

  test.each([429, 500, 502])('a lasting status of %d keeps the report for another try', async (status) => {
    script.onSubmit = { ...expired, status }
    const wizard = filled('Property', open({ pauses: [0] }))
    await submitReport(wizard)
    expect([stepOf(wizard), wizard.state().phase.name, script.callbacks]).toEqual([4, 'filling', []])
    expect(wizard.state().notSent).not.toBeNull()
    script.onSubmit = done
    await submitReport(wizard)
    expect(outcomes()).toEqual(['reported'])
    expect(new Set(submissions().map(({ confirmationNum }) => confirmationNum)).size).toBe(1)
  })

  test.each([503, 507])("a status of %d shows the server's message", async (status) => {
    script.onSubmit = { status, body: { Error: { ErrorStatus: status, ErrorMessage: 'Nothing is lost.' } } }
    const wizard = filled('Property', open({ pauses: [0] }))
    await submitReport(wizard)
    expect(wizard.state()).toMatchObject({
      phase: { name: 'filling' },
      step: 4,
      notSent: { message: 'Nothing is lost.' },
    })
  })

  test('a session that ends before Submit submits nothing later', async () => {
    const wizard = filled('Property')
    script.onSave = () => expired
    storeAt(wizard, 3)?.set('c114', 'Memphis')
    await goToLogin(wizard)
    expect(script.callbacks).toEqual(['signed out'])
  })
})
