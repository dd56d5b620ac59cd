import { and, asc, eq, sql } from 'drizzle-orm'
import type { Client, MembershipReference, MembershipType, OfficerCommitteeSlate } from '@captive/api-client/contract'

import type { Database, Transaction } from '../../database/database.ts'
import { inScope, programInScope, systemScope, type Scope } from '../../database/scope.ts'
import { clients } from '../../database/tables/clients.ts'
import { membershipReferences, slates } from '../../database/tables/governance.ts'
import { membershipTypes, programs } from '../../database/tables/reference.ts'
import { clientColumns } from '../select-company/index.ts'

/**
 * The directory of a program's members. Companies out of scope have no code or broker. Row-level security would hide
 * them, so this reads in the system scope and applies the session's own condition.
 */
export const listMembers = (database: Database, scope: Scope, programId: number): Promise<Client[]> =>
  database.transaction(systemScope, (tx) =>
    tx
      .select({
        ...clientColumns,
        ClientCode: sql<string>`case when ${inScope(scope)} then ${clients.ClientCode} else '' end`,
        BrokerClientId: sql<number | null>`case when ${inScope(scope)} then ${clients.BrokerClientId} end`,
      })
      .from(clients)
      .innerJoin(programs, eq(programs.RecId, clients.ProgramsRecId))
      .where(
        and(
          eq(clients.ProgramsRecId, programId),
          eq(clients.ClientType, 'Policyholder'),
          programInScope(scope, clients.ProgramsRecId),
        ),
      )
      .orderBy(asc(clients.ClientName), asc(clients.ClientId)),
  )

export const listReferences = (tx: Transaction, scope: Scope, programId: number): Promise<MembershipReference[]> =>
  tx
    .select({
      Type: membershipReferences.Type,
      FirstName: membershipReferences.FirstName,
      LastName: membershipReferences.LastName,
      BusinessEmail: membershipReferences.BusinessEmail,
      BusinessPhone: membershipReferences.BusinessPhone,
    })
    .from(membershipReferences)
    .where(
      and(eq(membershipReferences.ProgramsRecId, programId), programInScope(scope, membershipReferences.ProgramsRecId)),
    )
    .orderBy(asc(membershipReferences.Type), asc(membershipReferences.LastName), asc(membershipReferences.RecId))

/** Officers first, then committees, in the order of their kinds. */
export const listSlate = (tx: Transaction, scope: Scope, programId: number): Promise<OfficerCommitteeSlate[]> =>
  tx
    .select({
      Type: membershipTypes.Name,
      ClientId: slates.ClientId,
      Company: slates.Company,
      FirstName: slates.FirstName,
      LastName: slates.LastName,
    })
    .from(slates)
    .innerJoin(membershipTypes, eq(membershipTypes.RecId, slates.MembershipTypesRecId))
    .where(and(eq(slates.ProgramsRecId, programId), programInScope(scope, slates.ProgramsRecId)))
    .orderBy(asc(membershipTypes.RecId), asc(slates.LastName), asc(slates.RecId))

export const listMembershipTypes = (tx: Transaction): Promise<MembershipType[]> =>
  tx.select().from(membershipTypes).orderBy(asc(membershipTypes.RecId))

export const findMembershipType = async (tx: Transaction, id: number): Promise<MembershipType | null> =>
  (await tx.select().from(membershipTypes).where(eq(membershipTypes.RecId, id)))[0] ?? null
