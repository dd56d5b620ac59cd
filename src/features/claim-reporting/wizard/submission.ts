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
import type { FormSession } from '@captive/form-engine/session'

import type { ClaimReport } from './claim-report.ts'
import { toPersonalInfo } from '../local-forms.ts'

/** A report whose type is chosen. */
export interface TypedReport extends ClaimReport {
  readonly claimType: ClaimType
  readonly loss: FormSession
}

export function isTyped(report: ClaimReport): report is TypedReport {
  return report.claimType !== null && report.loss !== null
}

/** The body of FNOLSubmit2: visible answers only, as lists by control and under the draft's names (AMB-111, AMB-114). */
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
    uploads: namedBy(confirmationNum, files),
    template: claimTemplate(report, files, confirmationNum),
    confirmationNum,
    ...claimValues(form, answers),
  }
}

/** Files as a claim carries them: uploaded before, so by path and without their bytes (AMB-143). */
export function namedBy(confirmationNum: string, files: readonly ClaimUpload[]): ClaimUpload[] {
  return files.map((file) => ({ ...file, confirmationNum }))
}

function claimTemplate(report: TypedReport, files: readonly ClaimUpload[], confirmationNum: string): string {
  const { label, lineOfBusiness } = claimTypeRules[report.claimType]
  return templateHtml('Claim Report', [
    section('Claim', [
      ['Confirmation Number', confirmationNum],
      ['Claim type', label],
      ['Line of business', lineOfBusiness],
    ]),
    { title: 'Personal Info', rows: rowsOf(report.personal) },
    ...templateSections(report.loss.form, report.loss.answers()),
    fileSection(files),
  ])
}

/** The answers of a local form, whatever sections it has. */
function rowsOf(session: FormSession): TemplateSection['rows'] {
  return templateSections(session.form, session.answers()).flatMap(({ rows }) => rows)
}

export function section(title: string, rows: readonly (readonly [label: string, value: string])[]): TemplateSection {
  return { title, rows: rows.map(([label, value]) => ({ label, value })) }
}

function fileSection(files: readonly ClaimUpload[]): TemplateSection {
  const names = files.length === 0 ? 'None' : files.map(({ name }) => name).join(', ')
  return section('Files', [['Attached', names]])
}
