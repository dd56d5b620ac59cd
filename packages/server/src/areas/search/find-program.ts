import { and, eq } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { inScope, type Scope } from '../../database/scope.ts'
import { clients } from '../../database/tables/clients.ts'

/** The program of a company; null if it has none; undefined if the company is unknown or out of scope. */
export async function findProgram(
  tx: Transaction,
  scope: Scope,
  companyId: number,
): Promise<number | null | undefined> {
  const [company] = await tx
    .select({ program: clients.ProgramsRecId })
    .from(clients)
    .where(and(eq(clients.ClientId, companyId), inScope(scope)))
  return company?.program
}
