import { and, eq, inArray, isNull } from 'drizzle-orm'

import { actorColumns, type Actor } from '../../activity/record-activity.ts'
import type { Transaction } from '../../database/database.ts'
import { clients } from '../../database/tables/clients.ts'
import { users } from '../../database/tables/users.ts'
import { plainAddress } from '../../mail/address.ts'
import type { NewReport } from './report-store.ts'

/** Who is told that a report arrived. */
export interface Addressee {
  email: string
  /** The company the report is for, by the name that the program knows it by. */
  company: string
}

/**
 * The address of the report where the account may name it: its own, or that of a user of its company, of the company
 * the report is for, or of that company's broker. Any other would let it write to strangers in the program's name, so
 * that its own is told instead, and the other one asked first (copies.ts). Runs in the system's scope.
 */
export async function addressee(
  tx: Transaction,
  { ClientId, ReportingClientId, reporter }: Pick<NewReport, 'ClientId' | 'ReportingClientId' | 'reporter'>,
  account: Actor,
): Promise<Addressee> {
  const [client] = await tx
    .select({ company: clients.ClientName, broker: clients.BrokerClientId })
    .from(clients)
    .where(eq(clients.ClientId, ClientId))
  if (!client) throw new TypeError('A report is for a company that is not there.')
  const companies = [ClientId, ReportingClientId, ...(client.broker === null ? [] : [client.broker])]
  const [user] = await tx
    .select({ email: users.Email })
    .from(users)
    .where(
      and(
        eq(users.Email, plainAddress(reporter.email)),
        inArray(users.ClientId, companies),
        eq(users.IsActive, 1),
        isNull(users.deletedAt),
      ),
    )
  return { email: user?.email ?? account.email, company: client.company }
}

/** The same of a stored report, for its account as it is now. */
export async function addresseeOf(
  tx: Transaction,
  report: Pick<NewReport, 'ClientId' | 'ReportingClientId' | 'reporter' | 'UsersRecId'>,
): Promise<Addressee> {
  const [account] = await tx.select(actorColumns).from(users).where(eq(users.RecId, report.UsersRecId))
  if (!account) throw new TypeError('A report is by a user that is not there.')
  return addressee(tx, report, account)
}
