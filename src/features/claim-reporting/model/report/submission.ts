import {
  claimTypeRules,
  toLossInfo,
  type ClaimSubmission,
  type ClaimType,
  type ClaimUpload,
} from '@captive/api-client/contract'
import {
  answersByLabelCode,
  claimValues,
  templateHtml,
  templateSections,
  type TemplateSection,
} from '@captive/form-engine/claim'
import type { FormStore } from '@captive/form-engine/store'

import { toPersonalInfo } from '../forms/local-forms.ts'
import { texts } from '../texts.ts'
import type { ClaimReport } from './claim-report.ts'

/** A report with a claim type. */
export interface TypedReport extends ClaimReport {
  readonly claimType: ClaimType
  readonly loss: FormStore<number>
}

export function isTyped(report: ClaimReport): report is TypedReport {
  return report.claimType !== null && report.loss !== null
}

/**
 * The body of FNOLSubmit2. It contains only visible answers: as lists by control, and under the field names of the
 * specification (AMB-111, AMB-114).
 */
export function toSubmission(
  report: TypedReport,
  files: readonly ClaimUpload[],
  confirmationNum: string,
): ClaimSubmission {
  const { form } = report.loss
  const answers = report.loss.answers()
  return {
    claimTypeDetail: { claimType: report.claimType },
    personalInfoDetail: toPersonalInfo(report.personal.answers()),
    lossInfoDetail: toLossInfo(answersByLabelCode(form, form.project(answers))),
    uploads: withNumber(confirmationNum, files),
    template: claimTemplate(report, files, confirmationNum),
    confirmationNum,
    ...claimValues(form, answers),
  }
}

/** The files in the format of a claim: by path and without content, because they were already uploaded (AMB-143). */
export function withNumber(confirmationNum: string, files: readonly ClaimUpload[]): ClaimUpload[] {
  return files.map((file) => ({ ...file, confirmationNum }))
}

function claimTemplate(report: TypedReport, files: readonly ClaimUpload[], confirmationNum: string): string {
  const { template, review, steps } = texts
  const { label, lineOfBusiness } = claimTypeRules[report.claimType]
  return templateHtml(template.claimReport, [
    section(template.claim, [
      [template.confirmationNumber, confirmationNum],
      [review.claimType, label],
      [template.lineOfBusiness, lineOfBusiness],
    ]),
    { title: steps.personalInfo, rows: rowsOf(report.personal) },
    ...templateSections(report.loss.form, report.loss.answers()),
    fileSection(files),
  ])
}

/** The answers of a local form, without its sections. */
function rowsOf(store: FormStore): TemplateSection['rows'] {
  return templateSections(store.form, store.answers()).flatMap(({ rows }) => rows)
}

export function section(title: string, rows: readonly (readonly [label: string, value: string])[]): TemplateSection {
  return { title, rows: rows.map(([label, value]) => ({ label, value })) }
}

function fileSection(files: readonly ClaimUpload[]): TemplateSection {
  const { template } = texts
  const names = files.length === 0 ? template.none : files.map(({ name }) => name).join(', ')
  return section(template.files, [[template.attached, names]])
}
