import { and, desc, eq } from 'drizzle-orm'
import type { Policy } from '@captive/api-client/contract'

import type { Transaction } from '../../database/database.ts'
import { inReach, type Scope } from '../../database/scope.ts'
import { clients, policies } from '../../database/tables/clients.ts'

/** All policies of a company in reach, newest effective date first; ids and dates under both spellings (AMB-084). */
export const listPolicies = (tx: Transaction, scope: Scope, clientId: number): Promise<Policy[]> =>
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
    .innerJoin(clients, eq(clients.ClientId, policies.ClientId))
    .where(and(eq(policies.ClientId, clientId), inReach(scope)))
    .orderBy(desc(policies.EffectiveDate), desc(policies.PolicyId))
