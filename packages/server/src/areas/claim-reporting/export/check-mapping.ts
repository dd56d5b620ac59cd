import type { ReportMapping } from '@captive/api-client/contract'
import { claimTypes } from '@captive/form-engine/claim'

import type { Transaction } from '../../../database/database.ts'
import type { ReadClaimForm } from '../report/claim-form.ts'
import { partsOf, reportFacts } from './report-facts.ts'
import { texts } from './texts.ts'

/** The mistakes in a mapping: label codes that no form has, unknown facts, and duplicate column headers. */
export async function checkMapping(
  tx: Transaction,
  readClaimForm: ReadClaimForm,
  { columns }: ReportMapping,
): Promise<string[]> {
  const known = await labelCodes(tx, readClaimForm)
  const headers = columns.map(({ column }) => column)
  const duplicates = headers.filter((head, at) => headers.indexOf(head) !== at)
  const unknown = columns.flatMap(({ column, from }) =>
    from.flatMap((entry) => {
      const { fact, labelCode } = partsOf(entry)
      if (fact !== null) return reportFacts.has(fact) ? [] : [texts.unknownFact(column, entry, [...reportFacts.keys()])]
      return known.has(labelCode) ? [] : [texts.unknownLabelCode(column, labelCode)]
    }),
  )
  return [...duplicates.map(texts.duplicateColumn), ...unknown]
}

/** The label codes of the served forms for all claim types. */
export async function labelCodes(tx: Transaction, readClaimForm: ReadClaimForm): Promise<Set<string>> {
  const codes = new Set<string>()
  for (const type of claimTypes) {
    const form = await readClaimForm(tx, type)
    for (const { labelCode } of form.controls) codes.add(labelCode)
  }
  return codes
}
