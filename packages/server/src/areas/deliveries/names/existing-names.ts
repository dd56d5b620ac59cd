import type { ExistingCompany, ExistingPolicy } from '@captive/delivery'

import type { Transaction } from '../../../database/database.ts'
import { clients, policies } from '../../../database/tables/clients.ts'

/** The names by which files identify a company: id, code or name. */
export const companyNames = {
  id: clients.ClientId,
  code: clients.ClientCode,
  name: clients.ClientName,
}

/** All policies with the names by which files identify them: number, or company, line and term. */
export const readPolicyNames = (tx: Transaction): Promise<ExistingPolicy[]> =>
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

/** All companies, of any type. */
export const readCompanyNames = (tx: Transaction): Promise<ExistingCompany[]> => tx.select(companyNames).from(clients)
