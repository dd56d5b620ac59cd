import {
  checkDefinitions,
  columnsOf,
  diffDefinitions,
  fitAnswers,
  parseDefinitions,
  type DefinitionChange,
  type DefinitionRows,
  type Definitions,
  type Diagnostic,
  type FormSettings,
  type TableCell,
} from '@captive/form-engine'
import { CLAIM_BLOCKS, CLAIM_SETTINGS, checkClaim, claimTypes } from '@captive/form-engine/claim'

import type { Transaction } from '../../../database/database.ts'
import { claimDrafts } from '../../../database/tables/claim-reports.ts'
import { readTables } from '../../../reference/definitions/definition-tables.ts'
import type { Keyring } from '../../../sealing/keyring.ts'
import { openDraft } from '../drafts/draft-store.ts'
import { claimFormOf } from '../report/claim-form.ts'
import { servedRows } from './served-rows.ts'
import { texts } from './texts.ts'

/** Something that is wrong with definitions as those of the served claim report. */
export interface ServedDiagnostic extends Omit<Diagnostic, 'code'> {
  readonly code: string
}

/** What publishing definitions would change. */
export interface DefinitionsReview {
  /** Against the definitions that members have now. */
  readonly changes: readonly DefinitionChange[]
  /** The questions whose answers unfinished reports would lose, and how many reports. */
  readonly lost: readonly LostAnswer[]
}

interface LostAnswer {
  readonly label: string
  readonly reports: number
}

/** How the engine checks the definitions of the claim report: the blocks of all claim types at once. */
export const servedSettings: FormSettings = {
  ...CLAIM_SETTINGS,
  roots: Object.values(CLAIM_BLOCKS),
  repeating: [CLAIM_BLOCKS.otherVehicle],
}

/** What is wrong for a claim report and for the three tables of the server, which the engine itself does not know. */
export const portalDiagnostics = (definitions: Definitions): ServedDiagnostic[] => [
  ...storageDiagnostics(definitions),
  ...checkClaim(definitions),
]

/** Checks definitions for the claim report of the portal. */
export const checkServed = (definitions: Definitions): ServedDiagnostic[] => [
  ...portalDiagnostics(definitions),
  ...checkDefinitions(definitions, servedSettings),
]

/** Compares definitions with the current ones, and with the answers of all unfinished reports. */
export async function reviewDefinitions(
  tx: Transaction<'system'>,
  keyring: Keyring,
  definitions: Definitions,
): Promise<DefinitionsReview> {
  const current = await readTables(tx)
  return {
    changes: diffDefinitions(parseDefinitions(current), definitions),
    lost: await findLostAnswers(tx, keyring, current, servedRows(definitions)),
  }
}

/** What the engine accepts and the three tables of the server cannot hold. */
function storageDiagnostics({ controls, displayValues, dependencies }: Definitions): ServedDiagnostic[] {
  const tables = { controls, displayValues, dependencies }
  const about = (cell: TableCell, words: { message: string; hint: string }): ServedDiagnostic => ({
    code: 'not-stored',
    severity: 'error',
    controls: [],
    cells: [cell],
    ...words,
  })
  const ids = controls.flatMap(({ RecId }, row) =>
    Number.isInteger(RecId) && Number(RecId) > 0 && Number(RecId) < 2 ** 31
      ? []
      : [about({ table: 'controls', row, column: 'RecId' }, texts.idNotWhole(String(RecId)))],
  )
  const columns = (['controls', 'displayValues', 'dependencies'] as const).flatMap((table) =>
    columnsOf(table)
      .filter(([name, { local }]) => local && tables[table].some((row) => Object.hasOwn(row, name)))
      .map(([name]) => about({ table, row: null, column: name }, texts.notStored(name))),
  )
  return [...ids, ...columns]
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
