import { endorsementDueOn, type Endorsement } from '@captive/api-client/contract'
import { and, eq, sql, type SQLWrapper } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { isId, listPage, type ListOrder, type Page } from '../../database/list-page.ts'
import { dayOf, momentOf } from '../../database/moment.ts'
import { companyInScope, type Scope } from '../../database/scope.ts'
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

/** SQL version of `plainVin`, for a column. */
const scheduledVin = sql<string>`upper(regexp_replace(${vehicles.VIN}, '[[:space:]-]', '', 'g'))`

/**
 * Whether a vehicle is on the schedule of a policy. For one company the subquery does not depend on the row, so it runs
 * once.
 * @param vehicle its policy, and its VIN as `plainVin` returns it
 */
export const isOnSchedule = (
  scope: Scope,
  clientId: SQLWrapper | number,
  { policyNumber, vin }: { policyNumber: SQLWrapper | string; vin: SQLWrapper | string },
) =>
  sql`(${policyNumber}::text, ${vin}::text) in (select policies.policy_number, scheduled.vin
    from (select ${vehicles.PolicyId}, ${scheduledVin} vin from ${vehicles}
      where ${vehicles.ClientId} = ${clientId} and ${companyInScope(scope, vehicles.ClientId)}) scheduled
    join policies using (policy_id))`.mapWith(Boolean)

const policyNumber = sql`${endorsements.request} ->> 'POLICY NUMBER'`

/** Whether a later request about the same vehicle found the schedule in the state that this request asks for. */
const wasSeenDone = sql`exists (select from ${endorsements} later
  where later.client_id = ${endorsements.ClientId} and later.vin = ${endorsements.vin} and later.rec_id > ${endorsements.RecId}
    and later.request ->> 'POLICY NUMBER' = ${policyNumber}
    and later.was_on_schedule = (${endorsements.request} ->> 'change' = 'Add Vehicle'))`.mapWith(Boolean)

/** The state `Done` as a condition on requests of several companies. */
export const isDone = (scope: Scope) =>
  sql`(${wasSeenDone} or ${isOnSchedule(scope, endorsements.ClientId, { policyNumber, vin: endorsements.vin })}
    = (${endorsements.request} ->> 'change' = 'Add Vehicle'))`

/** Requests of a company, newest first. A user out of the caller's scope is shown by email address. */
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
      further: endorsements.further,
      requestedAt: momentOf(endorsements.requestedAt),
      requestedBy: endorsements.requestedBy,
      FirstName: users.FirstName,
      LastName: users.LastName,
      isOnSchedule: isOnSchedule(scope, clientId, { policyNumber, vin: endorsements.vin }),
      wasSeenDone,
    })
    .from(endorsements)
    .leftJoin(users, eq(users.RecId, endorsements.UsersRecId))
    .$dynamic()
  const ofCompany = and(eq(endorsements.ClientId, clientId), companyInScope(scope, endorsements.ClientId))
  const found = await listPage(query, ofCompany, newestFirst, page)
  const today = dayOf(new Date())
  return found.map(({ RecId, request, further, requestedAt, requestedBy, FirstName, LastName, ...schedule }) => {
    const requestedOn = requestedAt.slice(0, 10)
    return {
      RecId,
      request,
      further,
      requestedAt,
      requestedBy: FirstName === null ? requestedBy : `${FirstName} ${LastName}`,
      dueOn: endorsementDueOn(requestedOn),
      state: stateOf({ ...schedule, change: request.change, requestedOn, today }),
    }
  })
}
