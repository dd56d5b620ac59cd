import { brandOf, type Brands, type ServerBrand } from '@captive/brand/folder'
import { desc, eq, sql } from 'drizzle-orm'

import type { Transaction } from '../database/database.ts'
import { clientChanges, clients } from '../database/tables/clients.ts'

/** The brand of a company's program. Queries the database only if a program has its own brand. */
export async function brandOfCompany(tx: Transaction, brands: Brands, clientId: number): Promise<ServerBrand> {
  if (brands.programs.size === 0) return brands.installation
  return brandOf(brands, await programOfCompany(tx, clientId))
}

/** The program of a company. If its own row names none, the newest row of its history does (AMB-063). */
async function programOfCompany(tx: Transaction, clientId: number): Promise<number | null> {
  const [company] = await tx
    .select({ program: clients.ProgramsRecId })
    .from(clients)
    .where(eq(clients.ClientId, clientId))
  if (company?.program != null) return company.program
  const [newest] = await tx
    .select({ program: clientChanges.ProgramsRecId })
    .from(clientChanges)
    .where(eq(clientChanges.ClientId, clientId))
    .orderBy(
      sql`${clientChanges.EndDate} is null desc`,
      desc(clientChanges.StartDate),
      desc(clientChanges.CreatedDateTime),
    )
    .limit(1)
  return newest?.program ?? null
}
