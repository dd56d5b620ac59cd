import type { HeldCompany, HeldPolicy } from '@captive/delivery'

import type { Transaction } from '../../../database/database.ts'
import { clients, policies } from '../../../database/tables/clients.ts'

/** A company as files name it: by id, code or name. */
export const companyNames = {
  id: clients.ClientId,
  code: clients.ClientCode,
  name: clients.ClientName,
}

/** All policies, as files name them: by number, or by company, line and term. */
export const readPolicyNames = (tx: Transaction): Promise<HeldPolicy[]> =>
  tx
    .select({
      id: policies.PolicyId,
      companyId: policies.ClientId,
      number: policies.PolicyNumber,
      line: policies.LOB,
      effective: policies.EffectiveDate,
      expiration: policies.ExpirationDate,
    })
    .from(policies)

/** All companies, whatever their type. */
export const readCompanyNames = (tx: Transaction): Promise<HeldCompany[]> => tx.select(companyNames).from(clients)
