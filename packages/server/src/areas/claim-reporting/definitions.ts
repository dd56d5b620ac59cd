import type { ClaimType } from '@captive/api-client/contract'
import { parseDefinitions, type Form } from '@captive/form-engine'
import { claimForm } from '@captive/form-engine/claim'
import { getTableColumns } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { dayOf } from '../../database/moment.ts'
import {
  fnolControlDependencies,
  fnolControlDisplayValues,
  fnolControls,
  fnolDefinitionVersion,
} from '../../database/tables/definitions.ts'

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

/**
 * Reads the form of a claim type by the definitions of this moment. Compiling it takes longer than all else that a
 * claim asks for, so a form is kept until the definitions change, through whichever copy of the server.
 */
export function claimFormReader(): (tx: Transaction, claimType: ClaimType) => Promise<Form> {
  const kept = new Map<ClaimType, { version: number; form: Form }>()
  return async (tx, claimType) => {
    const version = await readVersion(tx) // before the rows, or newer ones would pass for older
    const known = kept.get(claimType)
    if (known?.version === version) return known.form
    const definitions = parseDefinitions({
      controls: await readControls(tx),
      displayValues: await readDisplayValues(tx),
      dependencies: await readDependencies(tx),
    })
    const form = claimForm(definitions, claimType, { today: latestDateOnEarth })
    kept.set(claimType, { version, form })
    return form
  }
}

async function readVersion(tx: Transaction): Promise<number> {
  const [{ version }] = (await tx.select().from(fnolDefinitionVersion)) as [{ version: number }]
  return version
}

/** A date is in the future only where it is so for everybody: who reports may be hours ahead of the server. */
function latestDateOnEarth(): string {
  return dayOf(new Date(Date.now() + 14 * 3_600_000))
}
