import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Policy } from '@captive/api-client/contract'

import type { Transaction } from '../../database/database.ts'
import { companyInScope, type Scope } from '../../database/scope.ts'
import { policies } from '../../database/tables/clients.ts'

/**
 * The policies of a company in scope, or those with the given ids, latest effective date first. Ids and dates appear
 * under both spellings (AMB-084).
 */
export const listPolicies = (
  tx: Transaction,
  scope: Scope,
  clientId: number,
  ids?: readonly number[],
): Promise<Policy[]> =>
  tx
    .select({
      PolicyId: policies.PolicyId,
      RecId: policies.PolicyId,
      PolicyNumber: policies.PolicyNumber,
      LOB: policies.LOB,
      CarrierName: policies.CarrierName,
      EffectiveDate: policies.EffectiveDate,
      EffDate: policies.EffectiveDate,
      ExpirationDate: policies.ExpirationDate,
      CancelDate: policies.CancelDate,
      CategoryCode: policies.CategoryCode,
    })
    .from(policies)
    .where(
      and(
        eq(policies.ClientId, clientId),
        ids && inArray(policies.PolicyId, [...ids]),
        companyInScope(scope, policies.ClientId),
      ),
    )
    .orderBy(desc(policies.EffectiveDate), desc(policies.PolicyId))
