import { LONGEST } from '@captive/form-engine'
import { claimLists, claimTypes, confirmationPattern, type ClaimList } from '@captive/form-engine/claim'
import { Type, type Static } from 'typebox'

import { id, ordinal } from '../id.ts'
import { object } from '../object.ts'
import { flag, nullable } from './field.ts'
import { ClaimOfReport } from './report-match.ts'

/** The maximum lengths of the form engine, so that page and server agree. */
const text = Type.String({ maxLength: LONGEST.text })
const line = Type.String({ maxLength: LONGEST.line })

export const ClaimType = Type.Unsafe<(typeof claimTypes)[number]>(
  Type.Union(
    claimTypes.map((type) => Type.Literal(type)),
    { title: 'ClaimType' },
  ),
)
export type ClaimType = Static<typeof ClaimType>

/** One answered control; a repeated vehicle's answers share its `RepeatControlMapping` (AMB-111). */
export const ControlValue = Type.Object(
  {
    ControlsRecId: id(),
    DataValue: text,
    RepeatControlMapping: Type.Optional(ordinal()),
  },
  { title: 'ControlValue' },
)
export type ControlValue = Static<typeof ControlValue>

const ControlValues = Type.Array(ControlValue, { maxItems: 5_000 })
const lists = claimLists.map((list) => [list, ControlValues] as const)
const valueLists = Object.fromEntries(lists) as Record<ClaimList, typeof ControlValues> // has each list

/** A file of a claim, either uploaded to `filePath` or included in `base64` (AMB-143). */
export const ClaimUpload = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 255 }),
    base64: Type.Optional(Type.String()),
    filePath: Type.Optional(line),
    confirmationNum: Type.Optional(line),
    size: Type.Optional(Type.Integer({ minimum: 0, description: 'Size in bytes, for the total of a resumed draft' })),
  },
  { title: 'ClaimUpload' },
)
export type ClaimUpload = Static<typeof ClaimUpload>

export const PersonalInfo = Type.Object(
  {
    company: line,
    email: line,
    phone: line,
    policyNumber: line,
    street: line,
    city: line,
    state: line,
    zip: line,
    confirmed: Type.Boolean(),
  },
  { title: 'PersonalInfo' },
)
export type PersonalInfo = Static<typeof PersonalInfo>

/** The named loss fields of a draft, filled by label code from any kind of control (AMB-114, ENG-031, ENG-032). */
export const LossInfo = Type.Object(
  {
    ContactFirstName: text,
    ContactMiddleName: text,
    ContactLastName: text,
    Phone: text,
    DateOfLoss: text,
    TimeOfLoss: text,
    LocationOfOccurrence: text,
    City: text,
    State: text,
    ZipCode: text,
    DescriptionOfOccurrence: text,
    ReportOnly: text,
  },
  { title: 'LossInfo' },
)
export type LossInfo = Static<typeof LossInfo>

const template = Type.String({
  maxLength: 2_000_000,
  description: 'The report in HTML, with masked confidential values',
})

const uploads = Type.Array(ClaimUpload, { maxItems: 100 })

/**
 * The id of an unfinished report. The client creates a UUID for it, so that a repeated first save stores one report.
 * Older ids are two numbers.
 */
export const DraftId = Type.String({ pattern: '^([0-9a-f-]{36}|\\d+:\\d+)$' })

/** The body of FNOLSubmit and FNOLSubmit2, with one value list for each block of the report (AMB-111). */
export const ClaimSubmission = Type.Object(
  {
    claimTypeDetail: Type.Object({ claimType: ClaimType }),
    personalInfoDetail: PersonalInfo,
    lossInfoDetail: LossInfo,
    uploads,
    template,
    confirmationNum: Type.String({
      pattern: confirmationPattern('online').source,
      description: 'CN MM dd yy ss and 7 digits (AMB-144)',
    }),
    ...valueLists,
    draftId: Type.Optional({ ...DraftId, description: 'The unfinished report that becomes this one and is deleted' }),
  },
  { title: 'ClaimSubmission' },
)
export type ClaimSubmission = Static<typeof ClaimSubmission>

/** The body of FNOLEmail (specification, core §3). */
export const EmailClaim = Type.Object(
  {
    company: line,
    email: line,
    street: line,
    city: line,
    state: line,
    zip: line,
    comment: text,
    uploads,
    template,
    confirmationNum: Type.String({ pattern: confirmationPattern('email').source }),
  },
  { title: 'EmailClaim' },
)
export type EmailClaim = Static<typeof EmailClaim>

const claimsOfReport = Type.Optional(
  Type.Array(ClaimOfReport, {
    description: 'The claims that resulted from it, with their adjusters; absent on a server without ReportMatches',
  }),
)

/** The confirmation of a stored claim. */
export const ClaimConfirmation = object(
  {
    ConfirmationNum: Type.String(),
    reportedAt: Type.String({ description: 'ISO 8601' }),
    claimType: nullable(
      Type.String({ description: 'The claim type as the portal shows it; null for a report by email' }),
    ),
    email: { ...line, description: 'Recipient of the confirmation' },
    copyTo: Type.Optional({
      ...line,
      description: 'The address in the claim. It receives a copy after its owner confirms.',
    }),
    severeReasons: Type.Array(Type.String(), { description: 'The reasons to call; empty if the loss is not severe' }),
    claims: claimsOfReport,
  },
  { title: 'ClaimConfirmation' },
)
export type ClaimConfirmation = Static<typeof ClaimConfirmation>

/** The questions and answers as they were shown during the report. */
export const ReportSection = object(
  { title: Type.String(), rows: Type.Array(object({ label: Type.String(), value: Type.String() })) },
  { title: 'ReportSection' },
)
export type ReportSection = Static<typeof ReportSection>

/** A report as everyone who may act for its company sees it. */
export const ReportedAnswers = object(
  {
    sections: Type.Array(ReportSection, { description: 'Confidential answers are masked' }),
    mayReveal: Type.Boolean({ description: 'Whether it has confidential answers that the caller may see' }),
  },
  { title: 'ReportedAnswers' },
)
export type ReportedAnswers = Static<typeof ReportedAnswers>

/** A report in the list of a company's reports. Its receipt has the details. */
export const FiledReport = object(
  {
    RecId: Type.Integer(),
    ConfirmationNum: Type.String(),
    reportedAt: Type.String({ description: 'ISO 8601' }),
    claimType: nullable(
      Type.String({ description: 'The claim type as the portal shows it; null for a report by email' }),
    ),
    policyNumber: line,
    reportedBy: Type.String({ description: 'Name of the user, or the email address in the report' }),
    severeReasons: Type.Array(Type.String(), { description: 'The reasons to call; empty if the loss is not severe' }),
    claims: claimsOfReport,
  },
  { title: 'FiledReport' },
)
export type FiledReport = Static<typeof FiledReport>

/** The answers of a claim's form, by control key, in the format of the form engine. */
const answers = Type.Record(Type.String(), Type.Unknown(), { description: 'By control key, as form-engine Answers' })

/** The answers of a new report that the search for similar incidents uses. */
export const ReportedIncident = object({ claimType: ClaimType, answers }, { title: 'ReportedIncident' })
export type ReportedIncident = Static<typeof ReportedIncident>

/** A report or claim that may be about the same incident. */
export const PossibleDuplicate = Type.Union(
  [
    object({
      kind: Type.Literal('report'),
      number: Type.String({ description: 'Its confirmation number' }),
      at: Type.String({ description: 'When it was reported, ISO 8601' }),
    }),
    object({
      kind: Type.Literal('claim'),
      number: Type.String({ description: 'Its claim number' }),
      at: Type.String({ description: 'Its date of loss, yyyy-MM-dd' }),
      PolicyId: id(),
      RecId: id(),
    }),
  ],
  { title: 'PossibleDuplicate' },
)
export type PossibleDuplicate = Static<typeof PossibleDuplicate>

/** The kind of known answers: about a vehicle or a driver. */
export const KnownKind = Type.Union([Type.Literal('vehicle'), Type.Literal('driver')], { title: 'KnownKind' })
export type KnownKind = Static<typeof KnownKind>

/** A vehicle or driver from the company's vehicle schedule or from an earlier report. */
export const KnownAnswers = object(
  {
    text: Type.String({ description: 'A label by which people recognize it' }),
    source: Type.Union([Type.Literal('schedule'), Type.Literal('report')]),
    answers: Type.Record(Type.String(), Type.String(), { description: 'By label code' }),
  },
  { title: 'KnownAnswers' },
)
export type KnownAnswers = Static<typeof KnownAnswers>

const degrees = (most: number) => Type.Number({ minimum: -most, maximum: most })

/** The position that a device reports. */
export const DevicePosition = object({ latitude: degrees(90), longitude: degrees(180) }, { title: 'DevicePosition' })
export type DevicePosition = Static<typeof DevicePosition>

/** The address at a position. A value that the geocoder does not know is blank. */
export const FoundPlace = object(
  {
    street: Type.String({ description: 'With the house number, if any' }),
    city: Type.String(),
    state: Type.String({ description: 'Two letters' }),
    zip: Type.String(),
  },
  { title: 'FoundPlace' },
)
export type FoundPlace = Static<typeof FoundPlace>

/** An unsubmitted claim report. Its answers include only visible ones, and are stored encrypted. */
export const ClaimDraft = object(
  {
    claimType: nullable(ClaimType),
    personalInfo: PersonalInfo,
    answers,
    uploads,
    step: Type.Integer({ minimum: 1, maximum: 4 }),
  },
  { title: 'ClaimDraft' },
)
export type ClaimDraft = Static<typeof ClaimDraft>

const draftState = {
  version: Type.String({ description: 'Changes with each save' }),
  savedAt: Type.String({ description: 'ISO 8601' }),
  savedBy: { ...line, description: 'Name of the user who saved it last and holds it' },
  own: Type.Boolean({ description: 'Whether the caller saved it last' }),
}

/** The user who last saved an unfinished report, and the time. */
export const DraftState = object(draftState, { title: 'DraftState' })
export type DraftState = Static<typeof DraftState>

/** A question that the claim report no longer asks. */
export const RemovedQuestion = object(
  {
    Key: Type.String({ description: 'The key of its answer' }),
    Label: Type.String(),
    IsConfidential: flag(),
  },
  { title: 'RemovedQuestion' },
)
export type RemovedQuestion = Static<typeof RemovedQuestion>

export const StoredClaimDraft = object(
  {
    ...draftState,
    draft: ClaimDraft,
    leftOut: Type.Boolean({ description: 'Whether answers are left out because only the holder may see them' }),
    removed: Type.Optional(
      Type.Array(RemovedQuestion, { description: 'Questions of its answers that newer definitions do not have' }),
    ),
  },
  { title: 'StoredClaimDraft' },
)
export type StoredClaimDraft = Static<typeof StoredClaimDraft>

/** An unfinished report in the list of unfinished reports. */
export const KeptDraft = object(
  {
    ...draftState,
    DraftId: Type.String(),
    claimType: nullable(ClaimType),
    company: line,
    step: Type.Integer({ minimum: 1, maximum: 4 }),
    sectionsDone: Type.Integer({
      minimum: 0,
      description: 'Complete sections of the report, counting steps 1 and 2 as one each',
    }),
    sections: Type.Integer({ minimum: 2 }),
    keptUntil: Type.String({ description: 'ISO 8601; deleted then unless someone continues it' }),
  },
  { title: 'KeptDraft' },
)
export type KeptDraft = Static<typeof KeptDraft>
