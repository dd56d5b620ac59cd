import type { ClaimType } from '@captive/api-client/contract'
import { claimForm, parseDefinitions, type Form } from '@captive/form-engine'
import { getTableColumns } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { fnolControlDependencies, fnolControlDisplayValues, fnolControls } from '../../database/tables/definitions.ts'

/** Rows as they are stored, inactive ones too: the engine knows what to do with them. */
export function readControls(tx: Transaction) {
  return tx.select().from(fnolControls).orderBy(fnolControls.RecId)
}

export function readDisplayValues(tx: Transaction) {
  const { id, ...columns } = getTableColumns(fnolControlDisplayValues)
  return tx.select(columns).from(fnolControlDisplayValues).orderBy(id)
}

export function readDependencies(tx: Transaction) {
  const { id, ...columns } = getTableColumns(fnolControlDependencies)
  return tx.select(columns).from(fnolControlDependencies).orderBy(id)
}

/** The form of a claim type by the definitions of this moment. */
export async function readClaimForm(tx: Transaction, claimType: ClaimType): Promise<Form> {
  const definitions = parseDefinitions({
    controls: await readControls(tx),
    displayValues: await readDisplayValues(tx),
    dependencies: await readDependencies(tx),
  })
  return claimForm(definitions, claimType, { today: latestDateOnEarth })
}

/** A date is in the future only where it is so for everybody: who reports may be hours ahead of the server. */
function latestDateOnEarth(): string {
  return new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)
}
