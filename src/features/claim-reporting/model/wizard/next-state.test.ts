import { describe, expect, test } from 'vitest'

import { demoSetting } from '../../testing/demo-report.ts'
import { script, scriptEachTest } from '../../testing/scripted-wizard.ts'
import { DraftOnServer } from '../drafts/draft-on-server.ts'
import { startReport, toDraft } from '../report/claim-report.ts'
import { nextState, type WizardEvent } from './next-state.ts'
import type { Phase, WizardState } from './wizard-state.ts'

scriptEachTest()

const report = startReport(demoSetting)
const refusal = { draft: toDraft(report, [], 4), reason: 'The form is closed.' }
const draftOnServer = () => new DraftOnServer(script.server.api, 12)

const stateIn = (phase: Phase, over: Partial<WizardState> = {}): WizardState => ({
  phase,
  step: 4,
  report,
  setting: demoSetting,
  draftOnServer: draftOnServer(),
  sentNumber: null,
  notSent: null,
  dropped: [],
  focus: null,
  changedFrom: null,
  attempts: 0,
  ...over,
})

const filling: Phase = { name: 'filling' }
const conflict: Phase = { name: 'conflict', newer: null, differences: [] }
const duplicates: WizardEvent = { type: 'notSent', notSent: { reason: 'duplicates', duplicates: [] } }
const after = (phase: Phase, event: WizardEvent) => nextState(stateIn(phase), event).phase.name

describe('the states of a report', () => {
  test.each<[Phase, WizardEvent, Phase['name']]>([
    [filling, { type: 'submitPressed' }, 'checking'],
    [{ name: 'checking' }, { type: 'sendStarted', sentNumber: 'CN1' }, 'sending'],
    [{ name: 'checking' }, duplicates, 'filling'],
    [{ name: 'checking' }, { type: 'conflictFound', newer: null, differences: [] }, 'conflict'],
    [{ name: 'sending' }, { type: 'reported' }, 'done'],
    [{ name: 'sending' }, { type: 'refused', refusal, report, setting: demoSetting }, 'refused'],
    [{ name: 'sending' }, { type: 'signedOut' }, 'done'],
  ])('$0.name with $1.type becomes %3$s', (phase, event, name) => expect(after(phase, event)).toBe(name))

  test.each([conflict, { name: 'refused', ...refusal } satisfies Phase])(
    '$name ends with a separate draft',
    (phase) => {
      const next = nextState(stateIn(phase, { sentNumber: 'CN1' }), {
        type: 'draftSeparated',
        draftOnServer: draftOnServer(),
      })
      expect([next.phase.name, next.sentNumber]).toEqual(['filling', null])
    },
  )

  test.each<[Phase, WizardEvent]>([
    [conflict, { type: 'submitPressed' }],
    [filling, { type: 'sendStarted', sentNumber: 'CN1' }],
    [{ name: 'sending' }, { type: 'conflictFound', newer: null, differences: [] }],
    [{ name: 'done', outcome: 'reported' }, { type: 'signedOut' }],
  ])('$0.name ignores $1.type', (phase, event) => {
    const state = stateIn(phase)
    expect(nextState(state, event)).toBe(state)
  })
})

describe('the data of a report', () => {
  test('another step clears the errors of the last one', () => {
    const state = stateIn(filling, { attempts: 2, notSent: { reason: 'failure', message: 'Try again.' } })
    expect(nextState(state, { type: 'stepShown', step: 3 })).toMatchObject({ step: 3, attempts: 0, notSent: null })
  })

  test('the way back to a changed answer ends on step 4', () => {
    const changing = nextState(stateIn(filling), { type: 'stepShown', step: 2, changedFrom: 'change-zip' })
    expect(nextState(changing, { type: 'stepShown', step: 3 }).changedFrom).toBe('change-zip')
    expect(nextState(changing, { type: 'stepShown', step: 4 }).changedFrom).toBeNull()
  })

  test('keeps the number after a failure but not a refusal', () => {
    const sending = stateIn({ name: 'sending' }, { sentNumber: 'CN1' })
    expect(nextState(sending, duplicates).sentNumber).toBe('CN1')
    expect(nextState(sending, { type: 'refused', refusal, report, setting: demoSetting })).toMatchObject({
      step: 1,
      sentNumber: null,
    })
  })
})
