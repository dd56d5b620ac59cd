import type { ClaimDraft, ClaimSubmission, PossibleDuplicate, StoredClaimDraft } from '@captive/api-client/contract'
import { servedDefinitions } from '@captive/form-engine/catalogue'
import type { Answers } from '@captive/form-engine'
import type { ClaimType } from '@captive/form-engine/claim'
import { afterEach, beforeEach } from 'vitest'

import type { SentNumber } from '../model/sending/sent-number.ts'
import { attachWizard } from '../model/wizard/attach-wizard.ts'
import { goToNextStep } from '../model/wizard/navigation.ts'
import { startWizard } from '../model/wizard/start-wizard.ts'
import type { UnsavedDraft, UnsavedDraftStore } from '../model/drafts/unsaved-draft.ts'
import { storeOfStep, type Wizard, type WizardOptions } from '../model/wizard/wizard.ts'
import type { StepNumber } from '../model/report/steps.ts'
import { claimFiles } from '../steps/claim-files.tsx'
import { demoSetting, sampleAnswers } from './demo-report.ts'
import { scriptedValidator } from './scripted-validator.ts'
import { scriptedServer, type Answer, type ArrivedCall, type ScriptedServer } from './scripted-server.ts'

export const done: Answer = { body: { Error: { ErrorStatus: 0, ErrorMessage: null } } }
export const refused: Answer = {
  body: { Error: { ErrorStatus: 7, ErrorMessage: 'The policy does not belong to this company.' } },
}
export const expired = { status: 401, body: { Error: { ErrorStatus: 401, ErrorMessage: 'Log in.' } } } satisfies Answer

/** The response to a save of a draft. The save was stored if `version` is the version of the save. */
export const savedAs = (version: string, own = true): Answer => ({
  body: { Payload: { version, savedAt: '2026-11-21T15:04:00Z', savedBy: 'Dana Reyes', own } },
})

interface Script {
  server: ScriptedServer
  /** The response to a claim. */
  onSubmit: Answer | (() => Answer)
  /** The response to a save of the draft. */
  onSave: (query: ArrivedCall['query']) => Answer
  /** A draft that another user saved. */
  newer: StoredClaimDraft | null
  /** Reports of the same incident; null for a failure. */
  duplicates: PossibleDuplicate[] | null
  /** The callbacks of the wizard, in order. */
  callbacks: string[]
  /** The number under which the server stored the claim. */
  storedUnder: string | null
  /** The number stored in the tab. */
  sent: string | null
  /** The unsaved draft in the tab. */
  unsaved: UnsavedDraft | null
}

/** What a test sets and reads: the script of the server. */
export const script = {} as Script

/** Call it at the top of a test file: every test starts with a new script and its own server. */
export function scriptEachTest(): void {
  beforeEach(async () => {
    Object.assign(script, {
      server: await scriptedServer(answer),
      onSubmit: done,
      onSave: ({ Version = '' }) => savedAs(Version),
      newer: null,
      duplicates: [],
      callbacks: [],
      storedUnder: null,
      sent: null,
      unsaved: null,
    } satisfies Script)
  })
  afterEach(() => script.server.close())
}

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
    case '/FNOLValidator':
      return { body: { Payload: scriptedValidator(query['ClaimType'] as ClaimType) } }
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

const unsaved: UnsavedDraftStore = {
  read: () => script.unsaved,
  keep: (draft) => void (script.unsaved = draft),
  forget: () => void (script.unsaved = null),
}

/** A wizard at its first step, or at the step of its draft. */
export function open(over: Partial<WizardOptions> = {}): Wizard {
  const wizard = startWizard({
    api: script.server.api,
    clientId: 12,
    reportingClientId: 12,
    setting: demoSetting,
    draftId: 'dddddddd-0000-4000-8000-dddddddddddd',
    storesDrafts: true,
    draft: null,
    lastStep: null,
    sentNumber: () => sentNumber,
    unsaved: () => unsaved,
    upload: claimFiles(script.server.api),
    pauses: [],
    on: {
      reported: (number) => script.callbacks.push(`reported ${number}`),
      failed: () => script.callbacks.push('failed'),
      signedOut: ({ submitted }) => script.callbacks.push(submitted ? 'signed out on submit' : 'signed out'),
      separated: () => script.callbacks.push('separated'),
    },
    ...over,
  })
  attachWizard(wizard)
  return wizard
}

/** The form of a step. */
export const storeAt = (wizard: Wizard, step: StepNumber) => storeOfStep(wizard.state().report, step)

export function choose(wizard: Wizard, claimType: ClaimType): void {
  storeAt(wizard, 1)?.set('claimType', claimType)
  goToNextStep(wizard)
}

export function fill(wizard: Wizard, answers: Answers): void {
  for (const [key, value] of Object.entries(answers)) storeAt(wizard, 3)?.set(key, value)
}

/** A wizard at its last step with complete answers. */
export function filled(claimType: ClaimType, wizard = open()): Wizard {
  choose(wizard, claimType)
  if (wizard.state().report.personal.state().answers['policyNumber'] === '')
    storeAt(wizard, 2)?.set('policyNumber', 'XS-77')
  storeAt(wizard, 2)?.set('confirmed', true)
  goToNextStep(wizard)
  fill(wizard, sampleAnswers(claimType))
  goToNextStep(wizard)
  return wizard
}

/** The callbacks of the wizard, without numbers. */
export const outcomes = () => script.callbacks.map((each) => each.replace(/ CN\d+$/, ''))
export const submissions = () => script.server.callsOf('/FNOLSubmit2').map(({ body }) => body as ClaimSubmission)
export const stepOf = (wizard: Wizard) => wizard.state().step

/** A stored draft, complete unless changed. */
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

/** The drafts that were saved, oldest first. */
export const drafts = () => script.server.callsOf('/FNOLDraft').map(({ body }) => body as ClaimDraft)
