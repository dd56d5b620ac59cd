import type { ClaimType } from '@captive/api-client/contract'
import { parseDefinitions, type DefinitionRows, type Form } from '@captive/form-engine'
import { claimForm } from '@captive/form-engine/claim'
import { usPhones } from '@captive/form-engine/phones'
import { LRUCache } from 'lru-cache'

import type { Transaction } from '../../../database/database.ts'
import { dayOf } from '../../../database/moment.ts'
import { readTables, readTablesVersion } from '../../../reference/definitions/definition-tables.ts'
import { readPublishedTables } from '../../../reference/definitions/definition-versions.ts'

/**
 * Returns the form of a claim type: of the three tables as they are now, or of a published version of them.
 * @param tablesVersion the number of the three tables; a number that was never published gives the current form
 */
export type ReadClaimForm = (
  tx: Transaction,
  claimType: ClaimType,
  tablesVersion?: number | null,
) => Promise<Form<number>>

/**
 * Returns a function that compiles forms. Compiling is the slowest step of a claim call, so each form is cached under the
 * number of its tables.
 */
export function claimFormReader(): ReadClaimForm {
  const kept = new LRUCache<string, Form<number>>({ max: 40 })
  return async (tx, claimType, tablesVersion) => {
    const current = await readTablesVersion(tx) // read before the rows: otherwise newer rows could be cached under an older number
    const asked = tablesVersion ?? current
    const known = kept.get(`${asked} ${claimType}`)
    if (known) return known
    const published = asked === current ? undefined : await readPublishedTables(tx, asked)
    const form = claimFormOf(published ?? (await readTables(tx)), claimType)
    if (published || asked === current) kept.set(`${asked} ${claimType}`, form)
    return form
  }
}

/** Compiles the form of a claim type as the portal shows it. */
export const claimFormOf = (tables: DefinitionRows, claimType: ClaimType): Form<number> =>
  claimForm(parseDefinitions(tables), claimType, { today: latestDateOnEarth, phones: usPhones })

/** A date counts as future only if it is future in every time zone: the reporter may be hours ahead of the server. */
function latestDateOnEarth(): string {
  return dayOf(new Date(Date.now() + 14 * 3_600_000))
}
