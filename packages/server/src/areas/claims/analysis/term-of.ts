import { eq, type SQLWrapper } from 'drizzle-orm'

import type { Transaction } from '../../../database/database.ts'
import { policies } from '../../../database/tables/clients.ts'
import { policyYear } from '../register/claim-conditions.ts'

/**
 * The line, year and first day of a policy, for a lateral join. The limit makes PostgreSQL look up each policy by its
 * id. With row-level security it underestimates the number of claims, and would compare each claim with all policies.
 */
export const termOf = (tx: Transaction, policyId: SQLWrapper) =>
  tx
    .select({ LOB: policies.LOB, year: policyYear.as('year'), effective: policies.EffectiveDate })
    .from(policies)
    .where(eq(policies.PolicyId, policyId))
    .limit(1)
    .as('term')
