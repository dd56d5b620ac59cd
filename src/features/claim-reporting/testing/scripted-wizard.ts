import type { ClaimDraft, ClaimSubmission, PossibleDuplicate, StoredClaimDraft } from '@captive/api-client/contract'
import { servedDefinitions } from '@captive/form-engine/catalogue'
import type { Answers } from '@captive/form-engine'
import type { ClaimType } from '@captive/form-engine/claim'
import { afterEach, beforeEach } from 'vitest'

import type { SentNumber } from '../confirmation/sent-number.ts'
import { ClaimWizard } from '../wizard/claim-wizard.ts'
import type { UnsavedReport, UnsavedReportStore } from '../wizard/unsaved-report.ts'
import type { WizardOptions } from '../wizard/wizard-state.ts'
import { demoSetting, sampleAnswers } from './demo-report.ts'
import { scriptedServer, type Answer, type ArrivedCall, type ScriptedServer } from './scripted-server.ts'

export const done: Answer = { body: { Error: { ErrorStatus: 0, ErrorMessage: null } } }
export const refused: Answer = {
  body: { Error: { ErrorStatus: 7, ErrorMessage: 'The policy is not of this company.' } },
}
export const expired = { status: 401, body: { Error: { ErrorStatus: 401, ErrorMessage: 'Log in.' } } } satisfies Answer

/** How a draft stands after a save: kept where the version is that of the save. */
export const savedAs = (version: string, own = true): Answer => ({
  body: { Payload: { version, savedAt: '2026-11-21T15:04:00Z', savedBy: 'Dana Reyes', own } },
})

interface Script {
  server: ScriptedServer
  /** How the server answers a claim. */
  onSubmit: Answer | (() => Answer)
  /** How the server answers a save of the draft. */
  onSave: (query: ArrivedCall['query']) => Answer
  /** The draft that somebody else saved. */
  newer: StoredClaimDraft | null
  /** Reports of the same incident; null where the server cannot say. */
  duplicates: PossibleDuplicate[] | null
  /** What the wizard told, in order. */
  told: string[]
  /** The number under which the server has the claim. */
  storedUnder: string | null
  /** The number that the tab keeps. */
  sent: string | null
  /** What the tab keeps of a report that was not saved. */
  unsaved: UnsavedReport | null
}

/** What a test of the wizard says of the world, and learns of it; begun anew for every test. */
export const script = {} as Script

beforeEach(async () => {
  Object.assign(script, {
    server: await scriptedServer(answer),
    onSubmit: done,
    onSave: ({ Version = '' }) => savedAs(Version),
    newer: null,
    duplicates: [],
    told: [],
    storedUnder: null,
    sent: null,
    unsaved: null,
  })
})
afterEach(() => script.server.close())

function answer({ method, path, query }: ArrivedCall): Answer {
  const { onSubmit, onSave, newer, duplicates, storedUnder } = script
  switch (path) {
    case '/FNOLSubmit2':
      return typeof onSubmit === 'function' ? onSubmit() : onSubmit
    case '/FNOLDraft':
      return method === 'PUT' ? onSave(query) : { body: { Payload: newer } }
    case '/FNOLDuplicates':
      return duplicates === null ? { ...expired, status: 503 } : { body: { Payload: duplicates } }
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

const sentNumber: SentNumber = {
  read: () => script.sent,
  keep: (confirmationNum) => void (script.sent = confirmationNum),
  forget: () => void (script.sent = null),
}

const unsaved: UnsavedReportStore = {
  read: () => script.unsaved,
  keep: (report) => void (script.unsaved = report),
  forget: () => void (script.unsaved = null),
}

/** A wizard at its first step, or where a draft left it. */
export function open(over: Partial<WizardOptions> = {}): ClaimWizard {
  const wizard = new ClaimWizard({
    api: script.server.api,
    clientId: 12,
    reportingClientId: 12,
    setting: demoSetting,
    draftId: 'dddddddd-0000-4000-8000-dddddddddddd',
    keepsDrafts: true,
    draft: null,
    lastStep: null,
    sentNumber: () => sentNumber,
    unsaved: () => unsaved,
    pauses: [],
    on: {
      reported: (number) => script.told.push(`reported ${number}`),
      failed: () => script.told.push('failed'),
      signedOut: ({ submitted }) => script.told.push(submitted ? 'signed out on submit' : 'signed out'),
      moved: () => script.told.push('moved'),
    },
    ...over,
  })
  wizard.attach()
  return wizard
}

export function choose(wizard: ClaimWizard, claimType: ClaimType): void {
  wizard.sessionOf(1)?.set('claimType', claimType)
  wizard.next()
}

export function fill(wizard: ClaimWizard, answers: Answers): void {
  for (const [key, value] of Object.entries(answers)) wizard.sessionOf(3)?.set(key, value)
}

/** A wizard at its last step, everything answered. */
export function filled(claimType: ClaimType, wizard = open()): ClaimWizard {
  choose(wizard, claimType)
  if (wizard.state().report.personal.state().answers['policyNumber'] === '')
    wizard.sessionOf(2)?.set('policyNumber', 'XS-77')
  wizard.sessionOf(2)?.set('confirmed', true)
  wizard.next()
  fill(wizard, sampleAnswers(claimType))
  wizard.next()
  return wizard
}

/** What the wizard told, numbers left out. */
export const outcomes = () => script.told.map((each) => each.replace(/ CN\d+$/, ''))
export const submissions = () => script.server.callsOf('/FNOLSubmit2').map(({ body }) => body as ClaimSubmission)
export const stepOf = (wizard: ClaimWizard) => wizard.state().step

/** A report that the server keeps, complete unless changed. */
export const stored = (draft: Partial<ClaimDraft>): StoredClaimDraft => ({
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

/** The drafts that were saved. */
export const drafts = () => script.server.callsOf('/FNOLDraft').map(({ body }) => body as ClaimDraft)
