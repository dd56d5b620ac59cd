import { policiesFor, vehicleTextbox } from '@captive/api-client/contract'
import type { ClaimDraft, ClaimType, ClaimUpload, PersonalInfo, Policy } from '@captive/api-client/contract'
import { fitAnswers, type Answers, type Definitions } from '@captive/form-engine'
import { CLAIM_BLOCKS, claimForm } from '@captive/form-engine/claim'
import { usPhones } from '@captive/form-engine/phones'
import { FormSession } from '@captive/form-engine/session'

import { claimTypeForm, claimTypeOf, toPersonalInfo } from '../local-forms.ts'
import { personalInfoForm } from '../personal-info/personal-info-form.ts'
import { defaultPolicyNumber } from '../personal-info/policies.ts'
import type { Reporter } from './asked-once.ts'
import type { StepNumber } from './steps.ts'

/** What a report is filled against. */
export interface ReportSetting {
  definitions: Definitions
  policies: readonly Policy[]
  prefill: PersonalInfo
  /** Name of who is signed in. */
  reporter: Pick<Reporter, 'firstName' | 'lastName'>
}

/** A report being filled: a session for each of the first three steps. Only its sessions change. */
export interface ClaimReport {
  /** The type that steps 2 and 3 are made for; step 1 may show another one until Next is pressed. */
  readonly claimType: ClaimType | null
  readonly type: FormSession
  readonly personal: FormSession
  /** Null until a type is chosen. */
  readonly loss: FormSession | null
}

/** A new report, prefilled. */
export function startReport(setting: ReportSetting): ClaimReport {
  return {
    claimType: null,
    type: typeSession(null),
    personal: personalSession(null, setting.prefill, setting.policies),
    loss: null,
  }
}

/**
 * The report for another type: policy number and policy list anew (WIZ-008), confirmation to be given again, answers
 * of the former type's own blocks dropped, those asked for every type kept (AMB-141). The same type changes nothing.
 */
export function withClaimType(report: ClaimReport, claimType: ClaimType, setting: ReportSetting): ClaimReport {
  if (claimType === report.claimType) return report
  const personalInfo = {
    ...toPersonalInfo(report.personal.answers()),
    policyNumber: defaultPolicyNumber(claimType, setting.policies),
    confirmed: false,
  }
  return {
    ...report,
    claimType,
    personal: personalSession(claimType, personalInfo, setting.policies),
    loss: lossSession(claimType, report.loss ? commonAnswers(report.loss) : {}, setting.definitions),
  }
}

/** After a failure: back to a report without a type; of the answers only those of step 2 stay (WIZ-037, AMB-140). */
export function clearedReport(report: ClaimReport, setting: ReportSetting): ClaimReport {
  const personalInfo = { ...toPersonalInfo(report.personal.answers()), policyNumber: '', confirmed: false }
  return { ...startReport(setting), personal: personalSession(null, personalInfo, setting.policies) }
}

/** What is kept on the server: of the loss answers only the visible ones, so nothing hidden is ever stored. */
export function toDraft(report: ClaimReport, uploads: ClaimUpload[], step: StepNumber): ClaimDraft {
  return {
    claimType: claimTypeOf(report.type.answers()),
    personalInfo: toPersonalInfo(report.personal.answers()),
    answers: report.loss ? { ...report.loss.form.project(report.loss.answers()) } : {},
    uploads,
    step,
  }
}

/** A report from a draft, with the labels of answers that the definitions of today have no place for. */
export function fromDraft(draft: ClaimDraft, setting: ReportSetting): { report: ClaimReport; dropped: string[] } {
  const { claimType, personalInfo } = draft
  const base = {
    claimType,
    type: typeSession(claimType),
    personal: personalSession(claimType, personalInfo, setting.policies),
  }
  if (claimType === null) return { report: { ...base, loss: null }, dropped: [] }
  const { answers, dropped } = fitAnswers(lossForm(setting.definitions, claimType), draft.answers)
  const labels = dropped.map(({ label }) => label || 'a question that is no longer asked')
  return {
    report: { ...base, loss: lossSession(claimType, answers, setting.definitions) },
    dropped: [...new Set(labels)],
  }
}

function typeSession(claimType: ClaimType | null): FormSession {
  return new FormSession(claimTypeForm, claimType ? { claimType } : {}, { idPrefix: 'claim' })
}

function personalSession(claimType: ClaimType | null, info: PersonalInfo, policies: readonly Policy[]): FormSession {
  const form = personalInfoForm(claimType ? policiesFor(claimType, policies) : [])
  const session = new FormSession(form, { ...info }, { idPrefix: 'personal' })
  // What was confirmed is no longer so; with the edit itself, since text is taken over after the next click has begun.
  session.onEdit(({ key }) => key !== 'confirmed' && session.set('confirmed', false))
  return session
}

const lossForm = (definitions: Definitions, claimType: ClaimType) =>
  claimForm(definitions, claimType, { phones: usPhones, kinds: [vehicleTextbox] })

function lossSession(claimType: ClaimType, answers: Answers, definitions: Definitions): FormSession {
  return new FormSession(lossForm(definitions, claimType), answers, { idPrefix: 'loss' })
}

/** Answers of the block that is asked for every type. */
function commonAnswers(loss: FormSession): Answers {
  const isCommon = ([key]: [string, unknown]) => loss.form.control(key)?.block === CLAIM_BLOCKS.lossInfo
  return Object.fromEntries(Object.entries(loss.answers()).filter(isCommon))
}
