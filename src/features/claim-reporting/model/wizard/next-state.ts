import type { ClaimReport, ReportSetting } from '../report/claim-report.ts'
import type { DraftOnServer } from '../drafts/draft-on-server.ts'
import type { StepNumber } from '../report/steps.ts'
import type { Conflict, NotSent, Phase, Refusal, WizardState } from './wizard-state.ts'

export type WizardEvent =
  | { type: 'stepShown'; step: StepNumber; focus?: string | null; changedFrom?: string }
  /** The step has missing answers. */
  | { type: 'incomplete'; step: StepNumber }
  | { type: 'reportChanged'; report: ClaimReport }
  | {
      type: 'draftOpened'
      report: ClaimReport
      /** Labels of answers that no longer fit the form. */
      dropped: readonly string[]
      draftOnServer: DraftOnServer
      step: StepNumber
    }
  | { type: 'submitPressed' }
  | { type: 'sendStarted'; sentNumber: string }
  | { type: 'notSent'; notSent: NotSent }
  | ({ type: 'conflictFound' } & Conflict)
  /** The answers become a separate report. */
  | { type: 'draftSeparated'; draftOnServer: DraftOnServer }
  | { type: 'refused'; refusal: Refusal; report: ClaimReport; setting: ReportSetting }
  | { type: 'reported' }
  | { type: 'signedOut' }

/** Events of the form, which are possible until the report is done. */
const editing = ['stepShown', 'incomplete', 'reportChanged', 'signedOut'] as const

/** The state chart: the events that are possible in each state. All others change nothing. */
const chart: Readonly<Record<Phase['name'], readonly WizardEvent['type'][]>> = {
  filling: [...editing, 'draftOpened', 'submitPressed', 'conflictFound', 'reported'],
  checking: [...editing, 'sendStarted', 'notSent', 'conflictFound', 'reported'],
  sending: [...editing, 'notSent', 'refused', 'reported'],
  conflict: [...editing, 'conflictFound', 'draftOpened', 'draftSeparated', 'reported'],
  refused: [...editing, 'draftOpened', 'draftSeparated'],
  done: [],
}

const filling: Phase = { name: 'filling' }

/** The state after an event. */
export function nextState(state: WizardState, event: WizardEvent): WizardState {
  if (!chart[state.phase.name].includes(event.type)) return state
  switch (event.type) {
    case 'stepShown': {
      const { step, focus = null, changedFrom = state.changedFrom } = event
      return { ...state, step, focus, changedFrom: step === 4 ? null : changedFrom, attempts: 0, notSent: null }
    }
    case 'incomplete':
      return { ...state, step: event.step, attempts: state.attempts + 1 }
    case 'reportChanged':
      return { ...state, report: event.report }
    case 'draftOpened': {
      const { report, dropped, draftOnServer, step } = event
      return { ...state, phase: filling, report, dropped, draftOnServer, step, changedFrom: null, attempts: 0 }
    }
    case 'submitPressed':
      return { ...state, phase: { name: 'checking' }, attempts: 0, notSent: null }
    case 'sendStarted':
      return { ...state, phase: { name: 'sending' }, sentNumber: event.sentNumber }
    case 'notSent':
      return { ...state, phase: filling, notSent: event.notSent }
    case 'conflictFound':
      return { ...state, phase: { name: 'conflict', newer: event.newer, differences: event.differences } }
    case 'draftSeparated':
      return { ...state, phase: filling, draftOnServer: event.draftOnServer, sentNumber: null }
    case 'refused': {
      const { refusal, report, setting } = event
      const cleared = {
        report,
        setting,
        step: 1,
        changedFrom: null,
        dropped: [],
        attempts: 0,
        sentNumber: null,
      } as const
      return { ...state, ...cleared, phase: { name: 'refused', ...refusal } }
    }
    case 'reported':
    case 'signedOut':
      return { ...state, phase: { name: 'done', outcome: event.type } }
  }
}
