import { confirmationPattern, type ReportMode } from '@captive/form-engine/claim'
import { Type } from 'typebox'

import {
  ClaimConfirmation,
  ClaimDraft,
  ClaimSubmission,
  ClaimType,
  DevicePosition,
  DraftId,
  DraftState,
  EmailClaim,
  FiledReport,
  FoundPlace,
  KeptDraft,
  KnownAnswers,
  KnownKind,
  PossibleDuplicate,
  ReportSection,
  ReportedAnswers,
  ReportedIncident,
  StoredClaimDraft,
} from './entities/claim-report.ts'
import { ControlDefinition, ControlDependency, ControlDisplayValue } from './entities/definition.ts'
import { endpoint } from './endpoint.ts'
import { Outcome, payload } from './envelope.ts'
import { id } from './id.ts'
import { object } from './object.ts'
import { nullable } from './entities/field.ts'
import { pageOfTime } from './page.ts'

const reportClaim = ['006-001'] as const

const company = object({ ClientId: id() })

const draft = object({ ClientId: id(), DraftId })

const version = Type.String({ format: 'uuid' })

const confirmationNum = Type.String({ pattern: confirmationPattern().source })

const report = object({ ClientId: id(), ConfirmationNum: confirmationNum })

const reporting = (type: ReportMode) =>
  object({
    ClientId: id({ description: 'The company the claim is for' }),
    ReportingClientId: id({ description: 'The company of the person who reports' }),
    Type: Type.Literal(type),
  })

const submit = {
  area: 'claim-reporting',
  method: 'POST',
  access: reportClaim,
  scope: { company: 'ClientId' },
  response: Outcome,
  mistakes: 'outcome',
} as const

/**
 * The outcome of a confirmation through an emailed link, without a session. An expired link is an outcome, not an
 * error.
 */
const mailedLink = {
  area: 'claim-reporting',
  method: 'POST',
  access: 'public',
  scope: 'none',
  query: object({ Token: Type.String({ minLength: 1, maxLength: 300 }) }),
  response: Outcome,
} as const

/** First notice of loss: the form's definitions, drafts, submissions and the receipt. */
export const claimReporting = {
  getFNOLControls: endpoint({
    area: 'claim-reporting',
    method: 'GET',
    path: '/GetFNOLControls',
    title: 'Controls of the claim report',
    description: 'The first of the three tables that describe the claim report.',
    access: reportClaim,
    scope: 'none',
    isReference: true,
    response: payload(Type.Array(ControlDefinition)),
  }),
  getFNOLControlDisplayValues: endpoint({
    area: 'claim-reporting',
    method: 'GET',
    path: '/GetFNOLControlDisplayValues',
    title: 'Choices of the claim report',
    description: 'The second table: the options of controls.',
    access: reportClaim,
    scope: 'none',
    isReference: true,
    response: payload(Type.Array(ControlDisplayValue)),
  }),
  getFNOLControlDependencies: endpoint({
    area: 'claim-reporting',
    method: 'GET',
    path: '/GetFNOLControlDependencies',
    title: 'Conditions of the claim report',
    description: 'The third table: the answers that make controls appear.',
    access: reportClaim,
    scope: 'none',
    isReference: true,
    response: payload(Type.Array(ControlDependency)),
  }),
  getFNOLValidator: endpoint({
    area: 'claim-reporting',
    method: 'GET',
    path: '/FNOLValidator',
    capability: 'FormValidators',
    title: 'Validator of the claim report',
    description:
      'The URL of an ES module that validates the answers of a claim type by the current definitions, or null. The URL is relative to the origin of the API and contains a hash of the content, so the module never changes. It can be loaded without a token. The module’s default export takes the formats and keywords of the form. An addition to the specification.',
    access: reportClaim,
    scope: 'none',
    query: object({ ClaimType }),
    response: payload(nullable(Type.String({ minLength: 1 }))),
  }),
  fnolSubmit: endpoint({
    ...submit,
    path: '/FNOLSubmit',
    title: 'Report a claim (first version)',
    description: 'Same as FNOLSubmit2. Kept for callers that know only this path (AMB-109).',
    query: reporting('online'),
    body: ClaimSubmission,
  }),
  fnolSubmit2: endpoint({
    ...submit,
    path: '/FNOLSubmit2',
    title: 'Report a claim',
    description:
      'Validates a claim by the current definitions and `claimTypeRules`, marks it severe by `severeLosses` of the engine, and stores it with its files in one transaction. The confirmation number is the idempotency key. ErrorStatus is 0 once the claim is durable.',
    query: reporting('online'),
    body: ClaimSubmission,
  }),
  fnolEmail: endpoint({
    ...submit,
    path: '/FNOLEmail',
    title: 'Report a claim by email',
    description: 'Stores a short report with its files and emails it to claims operations. Idempotent.',
    query: reporting('email'),
    body: EmailClaim,
  }),
  getFNOLDrafts: endpoint({
    area: 'claim-reporting',
    method: 'GET',
    whileViewing: false,
    path: '/FNOLDrafts',
    capability: 'Drafts',
    title: 'Unfinished claim reports',
    description:
      'The unfinished reports that people of the caller’s company started for a company, the caller’s own first. Each is kept for 30 days after its last save. An addition to the specification.',
    access: reportClaim,
    scope: { company: 'ClientId' },
    query: company,
    response: payload(Type.Array(KeptDraft)),
  }),
  getFNOLDraft: endpoint({
    area: 'claim-reporting',
    method: 'GET',
    whileViewing: false,
    path: '/FNOLDraft',
    capability: 'Drafts',
    title: 'Unfinished claim report',
    description:
      'One unfinished report, or null. The report of a colleague is returned without confidential answers. An addition to the specification.',
    access: reportClaim,
    scope: { company: 'ClientId' },
    query: draft,
    response: payload(nullable(StoredClaimDraft)),
  }),
  putFNOLDraft: endpoint({
    area: 'claim-reporting',
    method: 'PUT',
    path: '/FNOLDraft',
    capability: 'Drafts',
    title: 'Save an unfinished claim report',
    description:
      'Stores the draft encrypted, with the version that the caller chose for this save, unless somebody saved it after the version in `BasedOn`. The user who saves it becomes its holder. Returns the current state: a different version means that this save was rejected, and null that the draft no longer exists. Without `BasedOn`, it creates a draft.',
    access: reportClaim,
    scope: { company: 'ClientId' },
    query: object({ ...draft.properties, Version: version, BasedOn: Type.Optional(version) }),
    body: ClaimDraft,
    response: payload(nullable(DraftState)),
  }),
  deleteFNOLDraft: endpoint({
    area: 'claim-reporting',
    method: 'DELETE',
    path: '/FNOLDraft',
    capability: 'Drafts',
    title: 'Discard an unfinished claim report',
    description: 'Deletes an unfinished report that the caller holds.',
    access: reportClaim,
    scope: { company: 'ClientId' },
    query: draft,
    response: Outcome,
  }),
  findFNOLDuplicates: endpoint({
    area: 'claim-reporting',
    method: 'POST',
    path: '/FNOLDuplicates',
    capability: 'DuplicateCheck',
    title: 'Reports of the same incident',
    description:
      'Reports of the company of the same type with a loss within a day and the same driver, employee, vehicle, plate or place, newest first. Includes claims if the caller may see them. Changes nothing. An addition to the specification.',
    access: reportClaim,
    scope: { company: 'ClientId' },
    query: company,
    body: ReportedIncident,
    response: payload(Type.Array(PossibleDuplicate)),
  }),
  findFNOLKnown: endpoint({
    area: 'claim-reporting',
    method: 'GET',
    path: '/FNOLKnown',
    capability: 'KnownAnswers',
    title: 'Vehicles and drivers named before',
    description:
      'A few matches whose facts contain all words of the search: from the company’s earlier reports of the type, without confidential answers, newest first. Includes vehicles on its schedule if the caller may see them. An addition to the specification.',
    access: reportClaim,
    scope: { company: 'ClientId' },
    query: object({
      ...company.properties,
      ClaimType,
      Kind: KnownKind,
      Search: Type.String({ minLength: 2, maxLength: 100 }),
    }),
    response: payload(Type.Array(KnownAnswers)),
  }),
  findFNOLPlace: endpoint({
    area: 'claim-reporting',
    method: 'POST',
    path: '/FNOLPlace',
    capability: 'Places',
    title: 'The address at a position',
    description:
      'The address of a position, from the configured geocoder. Null if no geocoder is configured, if it does not respond in time, if the position has no address, or if the caller has made sixty requests within an hour. Stores nothing. An addition to the specification.',
    access: reportClaim,
    scope: 'none',
    body: DevicePosition,
    response: payload(nullable(FoundPlace)),
  }),
  getFNOLConfirmation: endpoint({
    area: 'claim-reporting',
    method: 'GET',
    path: '/FNOLConfirmation',
    capability: 'ReportConfirmations',
    title: 'Whether a claim was reported',
    description:
      'The confirmation of a stored claim, or null if no claim has the number. After a lost response, it shows whether to send the claim again. An addition to the specification.',
    access: reportClaim,
    scope: { company: 'ClientId' },
    query: report,
    response: payload(nullable(ClaimConfirmation)),
  }),
  getFNOLAnswers: endpoint({
    area: 'claim-reporting',
    method: 'GET',
    path: '/FNOLAnswers',
    capability: 'ReportedAnswers',
    title: 'What was reported',
    description:
      'The answers of a report as they were shown when it was sent, confidential ones as dots, or null. An addition to the specification.',
    access: reportClaim,
    scope: { company: 'ClientId' },
    query: report,
    response: payload(nullable(ReportedAnswers)),
  }),
  revealFNOLAnswers: endpoint({
    area: 'claim-reporting',
    method: 'POST',
    path: '/RevealFNOLAnswers',
    capability: 'ReportedAnswers',
    title: 'What was reported, with confidential answers',
    description:
      'The answers of a report including confidential ones, for the user who filed the report and for staff; null for others and for reports without any. Each view is recorded in the activity log. An addition to the specification.',
    access: reportClaim,
    scope: { company: 'ClientId' },
    query: report,
    response: payload(nullable(Type.Array(ReportSection))),
  }),
  confirmCopy: endpoint({
    ...mailedLink,
    path: '/ConfirmCopy',
    capability: 'CopyConsent',
    title: 'Agree to a copy',
    description:
      'Sends the copy of an acknowledgement to the address that its link was emailed to. An addition to the specification.',
  }),
  keepDrafts: endpoint({
    ...mailedLink,
    path: '/KeepDrafts',
    capability: 'Drafts',
    title: 'Keep unfinished reports',
    description:
      'Returns the unfinished reports of an account whose email address changed, after the former address agreed through an emailed link. An addition to the specification.',
  }),
  getFNOLReports: endpoint({
    area: 'claim-reporting',
    method: 'GET',
    path: '/FNOLReports',
    capability: 'FiledReports',
    title: 'Reported claims of a company',
    description:
      'The reports that one company filed in the portal, newest first. A report becomes a claim only after a day. With paging, `from` and `to` refer to the date of the report. An addition to the specification.',
    access: ['006-001', '004-001-002'],
    scope: { company: 'ClientId' },
    query: object({ ...company.properties, ...pageOfTime }),
    response: payload(Type.Array(FiledReport)),
  }),
  getFNOLReceipt: endpoint({
    area: 'claim-reporting',
    method: 'GET',
    path: '/FNOLReceipt',
    capability: 'Receipts',
    title: 'A reported claim as a PDF',
    description: 'The claim as it was stored, with masked confidential values. An addition to the specification.',
    access: reportClaim,
    scope: { company: 'ClientId' },
    query: object({
      ...report.properties,
      TimeZone: Type.Optional(Type.String({ maxLength: 64, description: 'IANA name; default: UTC' })),
    }),
    response: Type.Unknown({ description: 'application/pdf' }),
    responseEncoding: 'file',
  }),
} as const
