import type { ClaimType, RemovedQuestion } from '@captive/api-client/contract'
import type { Answers, Form } from '@captive/form-engine'

import type { Transaction } from '../../../database/database.ts'
import { listVersions } from '../../../reference/definitions/definition-versions.ts'
import type { ReadClaimForm } from '../report/claim-form.ts'

/** The questions of answers that the form no longer has, in the wording of the newest version that had them. */
export async function removedQuestions(
  tx: Transaction,
  readClaimForm: ReadClaimForm,
  { form, claimType, answers }: { form: Form; claimType: ClaimType; answers: Answers },
): Promise<RemovedQuestion[]> {
  const unknown = new Set(Object.keys(answers).filter((key) => form.control(key) === undefined))
  if (unknown.size === 0) return []
  const found: RemovedQuestion[] = []
  for (const { tablesVersion } of await listVersions(tx, 'claim-report')) {
    if (unknown.size === 0) break
    const earlier = await readClaimForm(tx, claimType, tablesVersion)
    for (const key of unknown) {
      const control = earlier.control(key)
      if (!control) continue
      found.push({ Key: key, Label: control.label, IsConfidential: earlier.confidentialKeys.has(key) ? 1 : 0 })
      unknown.delete(key)
    }
  }
  return found
}
