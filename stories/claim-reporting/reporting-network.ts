import type {
  ClaimConfirmation,
  ClaimDraft,
  KeptDraft,
  PossibleDuplicate,
  ReportSection,
  StoredClaimDraft,
} from '@captive/api-client/contract'
import { samples, servedDefinitions } from '@captive/form-engine/catalogue'
import { localToday } from '@captive/form-engine'

import { demoPolicies } from '../../src/features/claim-reporting/testing/demo-policies.ts'
import { signedInAs, type Answers } from '../shell/network.ts'

const done = { Error: { ErrorStatus: 0, ErrorMessage: null } }

/** A server that takes claims of Ridge Freight Lines; no draft is kept there. */
export function reportingServer(over: Answers = {}): Answers {
  return {
    ...signedInAs({ permissions: ['006-001'] }),
    '/getPoliciesByClient': { Payload: demoPolicies },
    '/GetFNOLControls': { Payload: servedDefinitions.controls },
    '/GetFNOLControlDisplayValues': { Payload: servedDefinitions.displayValues },
    '/GetFNOLControlDependencies': { Payload: servedDefinitions.dependencies },
    '/FNOLDrafts': { Payload: [] },
    '/FNOLDuplicates': { Payload: [] },
    '/FNOLPlace': { Payload: null },
    '/FNOLDraft': keptAs(null),
    '/FNOLSubmit2': done,
    '/FNOLEmail': done,
    '/FNOLConfirmation': { Payload: confirmation },
    '/FNOLAnswers': { Payload: { sections: reportedAnswers(dots), mayReveal: true } },
    '/RevealFNOLAnswers': { Payload: reportedAnswers('Driver, a bruised shoulder') },
    ...over,
  }
}

export const confirmation: ClaimConfirmation = {
  ConfirmationNum: 'CN112026091234567',
  reportedAt: new Date(2026, 10, 20, 15, 4).toISOString(),
  claimType: 'Auto',
  email: 'dana.reyes@ridge-freight.example',
  severeReasons: [],
}

export const dots = '••••••••'

/** The answers of a report, with what stands for a confidential one. */
export const reportedAnswers = (injuries: string): ReportSection[] => [
  { title: 'When and where did it happen?', rows: [{ label: 'City or nearest city', value: 'Amarillo' }] },
  { title: 'Is anyone hurt?', rows: [{ label: 'Who was hurt, and how?', value: injuries }] },
]

/** The server with a draft of a complete sample report kept at a step. */
export function withDraft(sampleName: string, step: 1 | 2 | 3 | 4, over: Answers = {}): Answers {
  const sample = samples.find(({ name }) => name === sampleName)
  if (!sample) throw new TypeError(`The catalogue has no sample ${sampleName}.`)
  const draft: ClaimDraft = {
    claimType: sample.claimType,
    personalInfo: {
      company: 'Ridge Freight Lines',
      email: 'dana.reyes@ridge-freight.example',
      phone: '(312) 555-0142',
      policyNumber: sample.claimType === 'Auto' ? 'CA-2026-0312' : 'WC-2026-0312',
      street: '400 Quarry Road',
      city: 'Joliet',
      state: 'IL',
      zip: '60431',
      confirmed: true,
    },
    answers: { ...sample.answers(localToday()) },
    uploads: [{ name: 'photo-of-the-scene.jpg', size: 3_904_100, filePath: 'stored/1' }],
    step,
  }
  return reportingServer({ '/FNOLDraft': keptAs({ ...saved, draft, leftOut: false }), ...over })
}

const saved = {
  version: 'aaaaaaaa-0000-4000-8000-aaaaaaaaaaaa',
  savedAt: new Date(2026, 10, 20, 15, 4).toISOString(),
  savedBy: 'Dana Reyes',
  own: true,
}

/** Answers a question for the draft with it, and keeps whatever is saved of it. */
function keptAs(stored: StoredClaimDraft | null) {
  return (query: URLSearchParams) => ({
    Payload: query.has('Version') ? { ...saved, version: query.get('Version') } : stored,
    ...done,
  })
}

/** The draft that `withDraft` keeps. */
export const keptReport = '/report-claim/online-claim?report=dddddddd-0000-4000-8000-dddddddddddd'

/** Unfinished reports as they are listed: one's own, one hardly begun, and a colleague's. */
export const keptDrafts: KeptDraft[] = [
  keptDraft('d', { claimType: 'Auto', step: 3, partsDone: 5, parts: 8 }),
  keptDraft('e', { claimType: null, step: 1, partsDone: 0, parts: 2 }),
  keptDraft('f', {
    claimType: 'WorkersCompensation',
    step: 4,
    partsDone: 9,
    parts: 9,
    own: false,
    savedBy: 'Luis Ortega',
  }),
]

function keptDraft(letter: string, over: Partial<KeptDraft>): KeptDraft {
  return {
    ...saved,
    DraftId: `${letter.repeat(8)}-0000-4000-8000-${letter.repeat(12)}`,
    claimType: 'Auto',
    company: 'Ridge Freight Lines',
    step: 3,
    partsDone: 0,
    parts: 2,
    keptUntil: new Date(2026, 11, 20, 15, 4).toISOString(),
    ...over,
  }
}

export const refused = {
  Error: { ErrorStatus: 7, ErrorMessage: 'The policy is not one of this company. Choose another one.' },
}

/** For a story's `beforeEach`, after `network`: calls of one path get no answer for as long as the story shows. */
export function unanswered(path: string) {
  return () => {
    const { fetch } = window
    window.fetch = (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
      return pathname === `/api${path}` ? new Promise(() => undefined) : fetch(input, init)
    }
    return () => {
      window.fetch = fetch
    }
  }
}

/** A report of the day before, and a claim. */
export function reportedAlready(): PossibleDuplicate[] {
  const at = new Date()
  at.setDate(at.getDate() - 1)
  at.setHours(16, 10)
  return [
    { kind: 'report', number: 'CN112026091234567', at: at.toISOString() },
    { kind: 'claim', number: 'CA-26-00417', at: '2026-11-19', PolicyId: 7, RecId: 417 },
  ]
}
