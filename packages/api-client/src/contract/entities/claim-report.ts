import { LONGEST } from '@captive/form-engine'
import { Type, type Static } from 'typebox'

import { id, ordinal } from '../id.ts'
import { object } from '../object.ts'
import { nullable } from './field.ts'

/** As long as the form engine lets answers be, so that page and server cannot disagree. */
const text = Type.String({ maxLength: LONGEST.text })
const line = Type.String({ maxLength: LONGEST.line })

export const ClaimType = Type.Union(
  [
    Type.Literal('Auto'),
    Type.Literal('GeneralLiability'),
    Type.Literal('Property'),
    Type.Literal('WorkersCompensation'),
  ],
  { title: 'ClaimType' },
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

/** A file that belongs to a claim, uploaded before under `filePath` or carried in `base64` (AMB-143). */
export const ClaimUpload = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 255 }),
    base64: Type.Optional(Type.String()),
    filePath: Type.Optional(line),
    confirmationNum: Type.Optional(line),
    size: Type.Optional(Type.Integer({ minimum: 0, description: 'Bytes; so that a resumed draft counts them' })),
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

/** The draft's named loss fields, filled from label codes, whatever kind of control has one (AMB-114, ENG-031, ENG-032). */
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

const template = Type.String({ maxLength: 2_000_000, description: 'HTML of the report; confidential values masked' })

const uploads = Type.Array(ClaimUpload, { maxItems: 100 })

/**
 * Names an unfinished report: a UUID that whoever begins it makes, so that a first save made twice keeps it once; older
 * ones are two numbers.
 */
export const DraftId = Type.String({ pattern: '^([0-9a-f-]{36}|\\d+:\\d+)$' })

/** The body of FNOLSubmit and FNOLSubmit2; value lists by parent control 27, 9, 19 and 34 (AMB-111). */
export const ClaimSubmission = Type.Object(
  {
    claimTypeDetail: Type.Object({ claimType: ClaimType }),
    personalInfoDetail: PersonalInfo,
    lossInfoDetail: LossInfo,
    uploads,
    template,
    confirmationNum: Type.String({ pattern: '^CN\\d{15}$', description: 'CN MM dd yy ss and 7 digits (AMB-144)' }),
    lossInfoValues: ControlValues,
    additionalInfoValues: ControlValues,
    otherVehicleValues: ControlValues,
    additionalInfo_WCValues: ControlValues,
    draftId: Type.Optional({ ...DraftId, description: 'The unfinished report that this was, which ends with it' }),
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
    confirmationNum: Type.String({ pattern: '^CN\\d{15}_E$' }),
  },
  { title: 'EmailClaim' },
)
export type EmailClaim = Static<typeof EmailClaim>

/** What the confirmation of a stored claim says. */
export const ClaimConfirmation = object(
  {
    ConfirmationNum: Type.String(),
    reportedAt: Type.String({ description: 'ISO 8601' }),
    claimType: nullable(Type.String({ description: 'As the portal shows it; null for a report by e-mail' })),
    email: { ...line, description: 'Whom the confirmation was sent to' },
    copyTo: Type.Optional({
      ...line,
      description: 'The address in the claim, which gets a copy once its owner agrees',
    }),
    severeReasons: Type.Array(Type.String(), { description: 'Why to call; empty when the loss is not severe' }),
  },
  { title: 'ClaimConfirmation' },
)
export type ClaimConfirmation = Static<typeof ClaimConfirmation>

/** What was asked and what was answered, as it was shown when it was reported. */
export const ReportSection = object(
  { title: Type.String(), rows: Type.Array(object({ label: Type.String(), value: Type.String() })) },
  { title: 'ReportSection' },
)
export type ReportSection = Static<typeof ReportSection>

/** A report as all who may act for its company see it. */
export const ReportedAnswers = object(
  {
    sections: Type.Array(ReportSection, { description: 'Confidential answers as dots' }),
    mayReveal: Type.Boolean({ description: 'Whether there are confidential answers that the caller may see' }),
  },
  { title: 'ReportedAnswers' },
)
export type ReportedAnswers = Static<typeof ReportedAnswers>

/** A report as the list of a company's reports shows it; its receipt has the rest. */
export const FiledReport = object(
  {
    RecId: Type.Integer(),
    ConfirmationNum: Type.String(),
    reportedAt: Type.String({ description: 'ISO 8601' }),
    claimType: nullable(Type.String({ description: 'As the portal shows it; null for a report by e-mail' })),
    policyNumber: line,
    reportedBy: Type.String({ description: 'Name of the user, or the e-mail address in the report' }),
    severeReasons: Type.Array(Type.String(), { description: 'Why to call; empty when the loss is not severe' }),
  },
  { title: 'FiledReport' },
)
export type FiledReport = Static<typeof FiledReport>

/** Answers of a claim's form by control key, as the form engine has them. */
const answers = Type.Record(Type.String(), Type.Unknown(), { description: 'By control key, as form-engine Answers' })

/** What a report about to be sent tells, as far as another one of the same incident is looked for. */
export const ReportedIncident = object({ claimType: ClaimType, answers }, { title: 'ReportedIncident' })
export type ReportedIncident = Static<typeof ReportedIncident>

/** A report, or a claim, that may be of the same incident. */
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

/** Who or what an earlier answer may tell of again. */
export const KnownKind = Type.Union([Type.Literal('vehicle'), Type.Literal('driver')], { title: 'KnownKind' })
export type KnownKind = Static<typeof KnownKind>

/** A vehicle or a driver that the company has named before. */
export const KnownAnswers = object(
  {
    text: Type.String({ description: 'As a person would tell it from others' }),
    source: Type.Union([Type.Literal('schedule'), Type.Literal('report')]),
    answers: Type.Record(Type.String(), Type.String(), { description: 'By label code' }),
  },
  { title: 'KnownAnswers' },
)
export type KnownAnswers = Static<typeof KnownAnswers>

const degrees = (most: number) => Type.Number({ minimum: -most, maximum: most })

/** Where a device says that it is. */
export const DevicePosition = object({ latitude: degrees(90), longitude: degrees(180) }, { title: 'DevicePosition' })
export type DevicePosition = Static<typeof DevicePosition>

/** The address at a position; blank what the geocoder does not know. */
export const FoundPlace = object(
  {
    street: Type.String({ description: 'With its house number where it has one' }),
    city: Type.String(),
    state: Type.String({ description: 'Two letters' }),
    zip: Type.String(),
  },
  { title: 'FoundPlace' },
)
export type FoundPlace = Static<typeof FoundPlace>

/** A claim report not yet submitted; answers are already projected on what is visible, and kept encrypted. */
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
  version: Type.String({ description: 'Another one with each save' }),
  savedAt: Type.String({ description: 'ISO 8601' }),
  savedBy: { ...line, description: 'Name of who saved it last, and so holds it' },
  own: Type.Boolean({ description: 'Whether that is the caller' }),
}

/** Who saved an unfinished report last, and when. */
export const DraftState = object(draftState, { title: 'DraftState' })
export type DraftState = Static<typeof DraftState>

export const StoredClaimDraft = object(
  {
    ...draftState,
    draft: ClaimDraft,
    leftOut: Type.Boolean({ description: 'Whether answers were left out that are the holder’s alone to see' }),
  },
  { title: 'StoredClaimDraft' },
)
export type StoredClaimDraft = Static<typeof StoredClaimDraft>

/** An unfinished report as the list of them shows it. */
export const KeptDraft = object(
  {
    ...draftState,
    DraftId: Type.String(),
    claimType: nullable(ClaimType),
    company: line,
    step: Type.Integer({ minimum: 1, maximum: 4 }),
    partsDone: Type.Integer({ minimum: 0, description: 'Parts of the report that lack nothing' }),
    parts: Type.Integer({ minimum: 2 }),
    keptUntil: Type.String({ description: 'ISO 8601; it goes then unless somebody goes on with it' }),
  },
  { title: 'KeptDraft' },
)
export type KeptDraft = Static<typeof KeptDraft>
