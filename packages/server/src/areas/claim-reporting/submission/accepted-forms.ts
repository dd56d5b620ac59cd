import type { ClaimType } from '@captive/api-client/contract'
import type { Form } from '@captive/form-engine'

import type { Transaction } from '../../../database/database.ts'
import { acceptedTables } from '../../../reference/definitions/definition-versions.ts'
import type { ReadClaimForm } from '../report/claim-form.ts'
import { ClaimRefusedError } from '../report/claim-refused-error.ts'
import type { ReportContent, ReportedValue } from '../report/report-store.ts'

interface AcceptedForm {
  tablesVersion: number
  form: Form<number>
}

/**
 * The forms with which a submission is accepted: the current one first, then those that were replaced within the last
 * day.
 */
export async function readAcceptedForms(
  tx: Transaction,
  readClaimForm: ReadClaimForm,
  claimType: ClaimType,
): Promise<AcceptedForm[]> {
  const accepted: AcceptedForm[] = []
  for (const tablesVersion of await acceptedTables(tx))
    accepted.push({ tablesVersion, form: await readClaimForm(tx, claimType, tablesVersion) })
  return accepted
}

/**
 * Validates with the current form, and if that fails with earlier ones, so that publishing definitions does not
 * interrupt a user who is filling in a report.
 * @throws ClaimRefusedError of the current form if none accepts the submission
 */
export function validateByAccepted(
  accepted: readonly AcceptedForm[],
  validate: (form: Form<number>) => { report: ReportContent; values: ReportedValue[] },
): { report: ReportContent; values: ReportedValue[] } {
  let refusal: ClaimRefusedError | undefined
  for (const { form, tablesVersion } of accepted) {
    try {
      const { report, values } = validate(form)
      return { report: { ...report, tablesVersion }, values }
    } catch (error) {
      if (!(error instanceof ClaimRefusedError)) throw error
      refusal ??= error
    }
  }
  throw refusal ?? new TypeError('There is no form to validate with.')
}
