import { describe, expect, test } from 'vitest'

import { demoSetting } from '../testing/demo-report.ts'
import type { Answer } from '../testing/scripted-server.ts'
import {
  done,
  expired,
  filled,
  open,
  outcomes,
  refused,
  script,
  stepOf,
  submissions,
} from '../testing/scripted-wizard.ts'

describe('submitting', () => {
  test('[WIZ-033] [WIZ-034] posts the claim with its number, its template and its value lists', async () => {
    await filled('Auto', open({ reportingClientId: 31 })).submit()
    expect(script.server.callsOf('/FNOLSubmit2')[0]?.query).toEqual({
      ClientId: '12',
      ReportingClientId: '31',
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
