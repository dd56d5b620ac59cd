import type {
  ClaimConfirmation,
  ClaimDraft,
  ClaimType,
  KeptDraft,
  PersonalInfo,
  PossibleDuplicate,
  ReportSection,
  StoredClaimDraft,
} from '@captive/api-client/contract'
import { samples, servedDefinitions } from '@captive/form-engine/catalogue'
import { localToday } from '@captive/form-engine'

import { demoPolicies } from '../../src/features/claim-reporting/testing/demo-policies.ts'
import { scriptedValidator } from '../../src/features/claim-reporting/testing/scripted-validator.ts'
import { signedInAs, type MockHandlers } from '../shell/mock-handlers.ts'

const done = { Error: { ErrorStatus: 0, ErrorMessage: null } }

/** Mock handlers of a server for Ridge Freight Lines without drafts. */
export function reportingServer(over: MockHandlers = {}): MockHandlers {
  return {
    ...signedInAs({ permissions: ['006-001'] }),
    '/getPoliciesByClient': { Payload: demoPolicies },
    '/GetFNOLControls': { Payload: servedDefinitions.controls },
    '/GetFNOLControlDisplayValues': { Payload: servedDefinitions.displayValues },
    '/GetFNOLControlDependencies': { Payload: servedDefinitions.dependencies },
    '/FNOLValidator': (query: URLSearchParams) => ({
      Payload: scriptedValidator(query.get('ClaimType') as ClaimType),
    }),
    '/FNOLDrafts': { Payload: [] },
    '/FNOLDuplicates': { Payload: [] },
    '/FNOLPlace': { Payload: null },
    '/FNOLDraft': draftHandler(null),
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

/** The answers of a report; `injuries` is confidential. */
export const reportedAnswers = (injuries: string): ReportSection[] => [
  { title: 'When and where did it happen?', rows: [{ label: 'City or nearest city', value: 'Amarillo' }] },
  { title: 'Is anyone hurt?', rows: [{ label: 'Who was hurt, and how?', value: injuries }] },
]

/** The handlers with a draft of a complete sample report at a step. */
export function withDraft(sampleName: string, step: 1 | 2 | 3 | 4, over: MockHandlers = {}): MockHandlers {
  const sample = samples.find(({ name }) => name === sampleName)
  if (!sample) throw new TypeError(`The catalogue has no sample ${sampleName}.`)
  return withDraftOf({ claimType: sample.claimType, answers: sample.answers(localToday()) }, step, over)
}

/** The handlers with a draft of given answers at a step. */
export function withDraftOf(
  { claimType, answers }: Pick<ClaimDraft, 'answers'> & { claimType: ClaimType },
  step: 1 | 2 | 3 | 4,
  over: MockHandlers = {},
): MockHandlers {
  const draft: ClaimDraft = {
    claimType,
    personalInfo: { ...personalInfoOf(claimType), confirmed: true },
    answers: { ...answers },
    uploads: [{ name: 'photo-of-the-scene.jpg', size: 3_904_100, filePath: 'stored/1' }],
    step,
  }
  return reportingServer({ '/FNOLDraft': draftHandler({ ...saved, draft, leftOut: false }), ...over })
}

/** The person who reports, without the confirmation. */
export const personalInfoOf = (claimType: ClaimType): Omit<PersonalInfo, 'confirmed'> => ({
  company: 'Ridge Freight Lines',
  email: 'dana.reyes@ridge-freight.example',
  phone: '(312) 555-0142',
  policyNumber: claimType === 'Auto' ? 'CA-2026-0312' : 'WC-2026-0312',
  street: '400 Quarry Road',
  city: 'Joliet',
  state: 'IL',
  zip: '60431',
})

const saved = {
  version: 'aaaaaaaa-0000-4000-8000-aaaaaaaaaaaa',
  savedAt: new Date(2026, 10, 20, 15, 4).toISOString(),
  savedBy: 'Dana Reyes',
  own: true,
}

/** Returns the draft, and accepts every save. */
function draftHandler(stored: StoredClaimDraft | null) {
  return (query: URLSearchParams) => ({
    Payload: query.has('Version') ? { ...saved, version: query.get('Version') } : stored,
    ...done,
  })
}

/** The path of the draft of `withDraft`. */
export const draftPath = '/report-claim/online-claim?report=dddddddd-0000-4000-8000-dddddddddddd'

/** A list of drafts: two of the user, one of a colleague. */
export const draftList: KeptDraft[] = [
  listedDraft('d', { claimType: 'Auto', step: 3, sectionsDone: 5, sections: 8 }),
  listedDraft('e', { claimType: null, step: 1, sectionsDone: 0, sections: 2 }),
  listedDraft('f', {
    claimType: 'WorkersCompensation',
    step: 4,
    sectionsDone: 9,
    sections: 9,
    own: false,
    savedBy: 'Luis Ortega',
  }),
]

function listedDraft(letter: string, over: Partial<KeptDraft>): KeptDraft {
  return {
    ...saved,
    DraftId: `${letter.repeat(8)}-0000-4000-8000-${letter.repeat(12)}`,
    claimType: 'Auto',
    company: 'Ridge Freight Lines',
    step: 3,
    sectionsDone: 0,
    sections: 2,
    keptUntil: new Date(2026, 11, 20, 15, 4).toISOString(),
    ...over,
  }
}

export const refused = {
  Error: { ErrorStatus: 7, ErrorMessage: 'The policy is not one of this company. Choose another one.' },
}

/** For `beforeEach` after `mockApi`: calls to this path get no response. */
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

/** A report from the previous day, and a claim. */
export function possibleDuplicates(): PossibleDuplicate[] {
  const at = new Date()
  at.setDate(at.getDate() - 1)
  at.setHours(16, 10)
  return [
    { kind: 'report', number: 'CN112026091234567', at: at.toISOString() },
    { kind: 'claim', number: 'CA-26-00417', at: '2026-11-19', PolicyId: 7, RecId: 417 },
  ]
}
