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
 * Returns the form of a claim type: with the current definitions, or with a published version of them.
 * @param tablesVersion the version of the three tables; an unknown version returns the current form
 */
export type ReadClaimForm = (
  tx: Transaction,
  claimType: ClaimType,
  tablesVersion?: number | null,
) => Promise<Form<number>>

/**
 * Returns a function that compiles forms. Compiling is the slowest step of a claim call, so each form is cached by the
 * version of its tables.
 */
export function claimFormReader(): ReadClaimForm {
  const forms = new LRUCache<string, Form<number>>({ max: 40 })
  return async (tx, claimType, tablesVersion) => {
    // read before the rows; otherwise newer rows could be cached under an older version
    const current = await readTablesVersion(tx)
    const version = tablesVersion ?? current
    const known = forms.get(`${version} ${claimType}`)
    if (known) return known
    const published = version === current ? undefined : await readPublishedTables(tx, version)
    const form = claimFormOf(published ?? (await readTables(tx)), claimType)
    if (published || version === current) forms.set(`${version} ${claimType}`, form)
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
