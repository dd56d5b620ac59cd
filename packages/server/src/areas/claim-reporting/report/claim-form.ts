import type { ClaimType } from '@captive/api-client/contract'
import { parseDefinitions, type Form } from '@captive/form-engine'
import { claimForm } from '@captive/form-engine/claim'
import { usPhones } from '@captive/form-engine/phones'
import { getTableColumns } from 'drizzle-orm'

import type { Transaction } from '../../../database/database.ts'
import { dayOf } from '../../../database/moment.ts'
import {
  fnolControlDependencies,
  fnolControlDisplayValues,
  fnolControls,
  fnolDefinitionVersion,
} from '../../../database/tables/definitions.ts'

/** All stored rows, inactive ones too: the form engine leaves those out. */
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

export type ReadClaimForm = (tx: Transaction, claimType: ClaimType) => Promise<Form<number>>

/**
 * Returns a function that compiles the form of a claim type from the stored definitions. Compiling is the slowest step of a
 * claim call, so each form is cached until the version of the definitions in the database changes.
 */
export function claimFormReader(): ReadClaimForm {
  const kept = new Map<ClaimType, { version: number; form: Form<number> }>()
  return async (tx, claimType) => {
    const version = await readVersion(tx) // read before the rows: otherwise newer rows could be cached under an older version
    const known = kept.get(claimType)
    if (known?.version === version) return known.form
    const definitions = parseDefinitions({
      controls: await readControls(tx),
      displayValues: await readDisplayValues(tx),
      dependencies: await readDependencies(tx),
    })
    const form = claimForm(definitions, claimType, { today: latestDateOnEarth, phones: usPhones })
    kept.set(claimType, { version, form })
    return form
  }
}

async function readVersion(tx: Transaction): Promise<number> {
  const [{ version }] = (await tx.select().from(fnolDefinitionVersion)) as [{ version: number }]
  return version
}

/** A date counts as future only if it is future in every time zone: the reporter may be hours ahead of the server. */
function latestDateOnEarth(): string {
  return dayOf(new Date(Date.now() + 14 * 3_600_000))
}
