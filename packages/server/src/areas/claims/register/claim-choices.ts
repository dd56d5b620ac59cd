import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { ClaimChoices } from '@captive/api-client/contract'

import type { Transaction } from '../../../database/database.ts'
import { companyInScope, type Scope } from '../../../database/scope.ts'
import { claims } from '../../../database/tables/claims.ts'
import { policies } from '../../../database/tables/clients.ts'
import { adjusterName, policyYear } from './claim-conditions.ts'

const maxChoices = 500

/** The filter choices for the claims of a company, or of all companies in scope. */
export async function listClaimChoices(
  tx: Transaction,
  scope: Scope,
  clientId: number | undefined,
): Promise<ClaimChoices> {
  const inQuestion = and(
    companyInScope(scope, claims.ClientId),
    clientId === undefined ? undefined : eq(claims.ClientId, clientId),
  )
  const valuesOf = async (value: SQL): Promise<string[]> => {
    const rows = await tx
      .selectDistinct({ value: sql<string>`${value}`.as('value') })
      .from(claims)
      .where(inQuestion)
      .orderBy(sql`value`)
      .limit(maxChoices)
    return rows.map((row) => row.value).filter((text) => text !== '')
  }
  const years = await tx
    .selectDistinct({ year: policyYear.as('year') })
    .from(policies)
    .where(
      and(
        companyInScope(scope, policies.ClientId),
        clientId === undefined ? undefined : eq(policies.ClientId, clientId),
        sql`exists (select from ${claims} where ${claims.PolicyId} = ${policies.PolicyId})`,
      ),
    )
    .orderBy(sql`year desc`)
  return {
    Years: years.map(({ year }) => year),
    States: await valuesOf(sql`${claims.StateCode}`),
    Causes: await valuesOf(sql`${claims.LossType}`),
    Adjusters: await valuesOf(adjusterName),
  }
}
