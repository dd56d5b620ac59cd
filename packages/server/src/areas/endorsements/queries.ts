import { endorsementDueOn, type Endorsement } from '@captive/api-client/contract'
import { and, eq, sql, type SQLWrapper } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { isId, listPage, type ListOrder, type Page } from '../../database/list-page.ts'
import { dayOf, momentOf } from '../../database/moment.ts'
import { companyInReach, type Scope } from '../../database/scope.ts'
import { policies } from '../../database/tables/clients.ts'
import { endorsements } from '../../database/tables/endorsements.ts'
import { vehicles } from '../../database/tables/governance.ts'
import { users } from '../../database/tables/users.ts'
import { stateOf } from './state.ts'

const newestFirst: ListOrder = {
  direction: 'descending',
  keys: [endorsements.requestedAt, endorsements.RecId],
  table: endorsements,
  hasId: (id) => isId(endorsements.RecId, id),
  time: endorsements.requestedAt,
}

/** A number of the schedule as it is compared: `plainVin` for a column. */
const scheduledVin = sql<string>`upper(regexp_replace(${vehicles.VIN}, '[[:space:]-]', '', 'g'))`

/**
 * Whether a vehicle is on the schedule of a policy of a company; as one set, which is made once for all that ask.
 * @param vehicle by its policy, and its number as `plainVin` writes it
 */
export const isOnSchedule = (
  tx: Transaction,
  scope: Scope,
  clientId: number,
  { policyNumber, vin }: { policyNumber: SQLWrapper | string; vin: SQLWrapper | string },
) =>
  sql`(${policyNumber}::text, ${vin}::text) in ${tx
    .select({ PolicyNumber: policies.PolicyNumber, VIN: scheduledVin })
    .from(vehicles)
    .innerJoin(policies, eq(policies.PolicyId, vehicles.PolicyId))
    .where(and(eq(vehicles.ClientId, clientId), companyInReach(scope, vehicles.ClientId)))}`.mapWith(Boolean)

const policyNumber = sql`${endorsements.request} ->> 'POLICY NUMBER'`

/** Whether a later request about the same vehicle found the schedule as this one wants it. */
const wasSeenDone = sql`exists (select from ${endorsements} later
  where later.client_id = ${endorsements.ClientId} and later.vin = ${endorsements.vin} and later.rec_id > ${endorsements.RecId}
    and later.request ->> 'POLICY NUMBER' = ${policyNumber}
    and later.was_on_schedule = (${endorsements.request} ->> 'change' = 'Add Vehicle'))`.mapWith(Boolean)

/** What a company asked for, newest first. A user out of the caller's reach is known by its address. */
export async function listEndorsements(
  tx: Transaction,
  scope: Scope,
  clientId: number,
  page: Page,
): Promise<Endorsement[]> {
  const query = tx
    .select({
      RecId: endorsements.RecId,
      request: endorsements.request,
      requestedAt: momentOf(endorsements.requestedAt),
      requestedBy: endorsements.requestedBy,
      FirstName: users.FirstName,
      LastName: users.LastName,
      isOnSchedule: isOnSchedule(tx, scope, clientId, { policyNumber, vin: endorsements.vin }),
      wasSeenDone,
    })
    .from(endorsements)
    .leftJoin(users, eq(users.RecId, endorsements.UsersRecId))
    .$dynamic()
  const ofCompany = and(eq(endorsements.ClientId, clientId), companyInReach(scope, endorsements.ClientId))
  const found = await listPage(query, ofCompany, newestFirst, page)
  const today = dayOf(new Date())
  return found.map(({ RecId, request, requestedAt, requestedBy, FirstName, LastName, ...schedule }) => {
    const requestedOn = requestedAt.slice(0, 10)
    return {
      RecId,
      request,
      requestedAt,
      requestedBy: FirstName === null ? requestedBy : `${FirstName} ${LastName}`,
      dueOn: endorsementDueOn(requestedOn),
      state: stateOf({ ...schedule, change: request.change, requestedOn, today }),
    }
  })
}
