import type { FormKind } from '@captive/api-client/contract'
import {
  diffDefinitions,
  fitAnswers,
  parseDefinitions,
  type DefinitionChange,
  type DefinitionRows,
  type Definitions,
} from '@captive/form-engine'
import { servedRows } from '@captive/form-engine/files'
import { claimTypes } from '@captive/form-engine/claim'

import type { Transaction } from '../../database/database.ts'
import { claimDrafts } from '../../database/tables/claim-reports.ts'
import { readCurrentTables } from '../../reference/definitions/definition-versions.ts'
import type { Keyring } from '../../sealing/keyring.ts'
import { claimFormOf, openDraft } from '../claim-reporting/index.ts'

/** The effects of publishing definitions. */
export interface DefinitionsReview {
  /** Compared with the definitions that members have now. */
  readonly changes: DefinitionChange[]
  /** The questions whose answers would be lost in unfinished reports, and the number of those reports. */
  readonly lost: LostAnswer[]
}

interface LostAnswer {
  readonly label: string
  readonly reports: number
}

/** Compares definitions with the current ones, and checks them against the answers of all unfinished reports. */
export async function reviewDefinitions(
  tx: Transaction<'system'>,
  keyring: Keyring,
  form: FormKind,
  definitions: Definitions,
): Promise<DefinitionsReview> {
  const current = await readCurrentTables(tx, form)
  return {
    changes: diffDefinitions(parseDefinitions(current), definitions),
    // Only claim reports have drafts on the server.
    lost: form === 'claim-report' ? await findLostAnswers(tx, keyring, current, servedRows(definitions)) : [],
  }
}

async function findLostAnswers(
  tx: Transaction<'system'>,
  keyring: Keyring,
  before: DefinitionRows,
  after: DefinitionRows,
): Promise<LostAnswer[]> {
  const rows = await tx.select({ key: claimDrafts.key, sealedDraft: claimDrafts.sealedDraft }).from(claimDrafts)
  const reportsOf = new Map<string, number>()
  const formsOf = new Map(
    claimTypes.map((type) => [type, { old: claimFormOf(before, type), next: claimFormOf(after, type) }]),
  )
  for (const row of rows) {
    const { claimType, answers } = openDraft(keyring, row)
    const forms = claimType && formsOf.get(claimType)
    if (!forms) continue
    const { old, next } = forms
    const fitting = fitAnswers(old, answers).answers
    for (const { key, label } of fitAnswers(next, fitting).dropped) {
      const name = label || old.control(key)?.label || key
      reportsOf.set(name, (reportsOf.get(name) ?? 0) + 1)
    }
  }
  return [...reportsOf].map(([label, reports]) => ({ label, reports })).toSorted((a, b) => b.reports - a.reports)
}
