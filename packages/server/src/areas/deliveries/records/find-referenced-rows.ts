import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { FoundObject, LookedUp, Wanted } from '@captive/delivery'

import type { Transaction } from '../../../database/database.ts'
import { claims } from '../../../database/tables/claims.ts'
import { clients } from '../../../database/tables/clients.ts'
import { learners } from '../../../database/tables/e-learning.ts'
import { groups, roleGroups, roles } from '../../../database/tables/reference.ts'
import { operatingCompany } from '../../user-settings/index.ts'

/** The rows that references name, in the order of the references. */
export function findReferencedRows(
  tx: Transaction,
  what: LookedUp,
  wanted: readonly Wanted[],
): Promise<(FoundObject | undefined)[]> {
  switch (what) {
    case 'claim':
      return findClaims(tx, wanted)
    case 'learner':
      return findLearners(tx, wanted)
    case 'user role':
      return findRoles(tx, wanted)
  }
}

async function findClaims(tx: Transaction, wanted: readonly Wanted[]) {
  const numbers = [...new Set(wanted.map(({ text }) => text))]
  const rows = await tx
    .select({ id: claims.RecId, companyId: claims.ClientId, number: claims.ClaimNumber })
    .from(claims)
    .where(sql`${claims.ClaimNumber} = any(${sql.param(numbers)}::text[])`)
  const byName = new Map(rows.map(({ number, id, companyId }) => [number, { id, companyId }]))
  return wanted.map(({ text }) => byName.get(text))
}

const nameKey = (companyId: number | null, name: string) => `${companyId} ${name.trim().toLowerCase()}`

async function findLearners(tx: Transaction, wanted: readonly Wanted[]) {
  const companies = companiesOf(wanted)
  const rows = await tx
    .select({ id: learners.RecId, companyId: learners.ClientId, name: learners.name })
    .from(learners)
    .where(inArray(learners.ClientId, companies))
  const byName = new Map(rows.map(({ id, companyId, name }) => [nameKey(companyId, name), { id, companyId }]))
  return wanted.map(({ text, companyId }) => byName.get(nameKey(companyId, text)))
}

/** A role belongs to the group of the company's type. Users of the operating company are staff. */
async function findRoles(tx: Transaction, wanted: readonly Wanted[]) {
  const rows = await tx
    .select({ id: roleGroups.RecId, companyId: clients.ClientId, name: roles.Name })
    .from(roleGroups)
    .innerJoin(roles, eq(roles.RecId, roleGroups.RolesRecId))
    .innerJoin(groups, eq(groups.RecId, roleGroups.GroupsRecId))
    .innerJoin(
      clients,
      or(
        eq(clients.ClientType, groups.Code),
        and(eq(clients.ClientType, operatingCompany), sql`${groups.Name} = 'eMaxx'`),
      ),
    )
    .where(inArray(clients.ClientId, companiesOf(wanted)))
  const byName = new Map(rows.map(({ id, companyId, name }) => [nameKey(companyId, name), { id, companyId }]))
  return wanted.map(({ text, companyId }) => byName.get(nameKey(companyId, text)))
}

const companiesOf = (wanted: readonly Wanted[]): number[] => [
  ...new Set(wanted.flatMap(({ companyId }) => (companyId === null ? [] : [companyId]))),
]
