import { policiesFor, vehicleTextbox } from '@captive/api-client/contract'
import type {
  ClaimDraft,
  ClaimType,
  ClaimUpload,
  PersonalInfo,
  Policy,
  RemovedQuestion,
} from '@captive/api-client/contract'
import { fitAnswers, type Answers, type Definitions, type Language } from '@captive/form-engine'
import { CLAIM_BLOCKS, claimForm } from '@captive/form-engine/claim'
import { usPhones } from '@captive/form-engine/phones'
import { FormStore } from '@captive/form-engine/store'
import { linkValidator } from '@captive/form-engine/validator'

import ofClaimType from '../forms/claim-type-shape.ts?validator'
import { defaultPolicyNumber } from '../forms/default-policy.ts'
import { claimTypeForm, claimTypeOf, toPersonalInfo } from '../forms/local-forms.ts'
import { personalInfoForm } from '../forms/personal-info-form.ts'
import ofPersonalInfo from '../forms/personal-info-shape.ts?validator'
import { texts } from '../texts.ts'
import type { Reporter } from './reporter.ts'
import type { StepNumber } from './steps.ts'

/** The data that a new report starts from. */
export interface ReportSetting {
  definitions: Definitions<number>
  policies: readonly Policy[]
  prefill: PersonalInfo
  /** The name of the signed-in user. */
  reporter: Pick<Reporter, 'firstName' | 'lastName'>
}

/** A report in progress: one form store for each of the first three steps. Only the stores change. */
export interface ClaimReport {
  /** The type for which steps 2 and 3 are built. Step 1 may show another type until Next is pressed. */
  readonly claimType: ClaimType | null
  readonly type: FormStore
  readonly personal: FormStore
  /** Null until a type is chosen. */
  readonly loss: FormStore<number> | null
}

/** A new, prefilled report. */
export function startReport(setting: ReportSetting): ClaimReport {
  return {
    claimType: null,
    type: typeStore(null),
    personal: personalStore(null, setting.prefill, setting.policies),
    loss: null,
  }
}

/**
 * Changes the type of a report. Resets the policy number, the policy list (WIZ-008) and the confirmation, keeps the
 * answers to questions of every type and drops the others (AMB-141). The same type changes nothing.
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
    personal: personalStore(claimType, personalInfo, setting.policies),
    loss: lossStore(claimType, report.loss ? commonAnswers(report.loss) : {}, setting.definitions),
  }
}

/** The report after a refusal: without a type, and with only the answers of step 2 (WIZ-037, AMB-140). */
export function clearedReport(report: ClaimReport, setting: ReportSetting): ClaimReport {
  const personalInfo = { ...toPersonalInfo(report.personal.answers()), policyNumber: '', confirmed: false }
  return { ...startReport(setting), personal: personalStore(null, personalInfo, setting.policies) }
}

/** The draft to store. It contains only visible loss answers, so a hidden answer is never stored. */
export function toDraft(report: ClaimReport, uploads: ClaimUpload[], step: StepNumber): ClaimDraft {
  return {
    claimType: claimTypeOf(report.type.answers()),
    personalInfo: toPersonalInfo(report.personal.answers()),
    answers: report.loss ? { ...report.loss.form.project(report.loss.answers()) } : {},
    uploads,
    step,
  }
}

/**
 * The report of a draft, with the answers that no longer fit the current definitions.
 * @param removed questions of these answers that the definitions no longer have
 */
export function fromDraft(
  draft: ClaimDraft,
  setting: ReportSetting,
  removed: readonly RemovedQuestion[] = [],
): { report: ClaimReport; dropped: string[] } {
  const { claimType, personalInfo } = draft
  const base = {
    claimType,
    type: typeStore(claimType),
    personal: personalStore(claimType, personalInfo, setting.policies),
  }
  if (claimType === null) return { report: { ...base, loss: null }, dropped: [] }
  const form = lossForm(setting.definitions, claimType)
  const { answers, dropped } = fitAnswers(form, draft.answers)
  const named = dropped.map(({ key, label, answer }) => {
    const question = removed.find(({ Key }) => Key === key)
    // Without its question, an answer may be confidential.
    const isShown = question ? question.IsConfidential === 0 : label !== '' && !form.confidentialKeys.has(key)
    const text = isShown && (typeof answer === 'string' || typeof answer === 'number') ? String(answer) : ''
    return texts.review.dropped(label || question?.Label || texts.review.removedQuestion, text)
  })
  return {
    report: { ...base, loss: lossStore(claimType, answers, setting.definitions) },
    dropped: [...new Set(named)],
  }
}

function typeStore(claimType: ClaimType | null): FormStore {
  const validator = linkValidator(ofClaimType, claimTypeForm)
  return new FormStore(claimTypeForm, claimType ? { claimType } : {}, { idPrefix: 'claim', validator })
}

function personalStore(claimType: ClaimType | null, info: PersonalInfo, policies: readonly Policy[]): FormStore {
  const offered = claimType ? policiesFor(claimType, policies) : []
  const form = personalInfoForm(offered)
  const validator = linkValidator(ofPersonalInfo, form)
  const store = new FormStore(form, { ...info }, { idPrefix: 'personal', validator })
  // Reacts to the edit itself, because typed text is committed later, when the user may already have confirmed it.
  store.onEdit(({ key }) => key !== 'confirmed' && store.set('confirmed', false))
  return store
}

/** The form of step 3. */
export const lossForm = (definitions: Definitions<number>, claimType: ClaimType, language?: Language) =>
  claimForm(definitions, claimType, { phones: usPhones, kinds: [vehicleTextbox], ...(language && { language }) })

function lossStore(claimType: ClaimType, answers: Answers, definitions: Definitions<number>): FormStore<number> {
  return new FormStore(lossForm(definitions, claimType), answers, { idPrefix: 'loss' })
}

/** Answers to the questions of every claim type. */
function commonAnswers(loss: FormStore): Answers {
  const isCommon = ([key]: [string, unknown]) => loss.form.control(key)?.block === CLAIM_BLOCKS.lossInfo
  return Object.fromEntries(Object.entries(loss.answers()).filter(isCommon))
}
