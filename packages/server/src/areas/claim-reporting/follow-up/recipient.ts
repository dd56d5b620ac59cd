import { and, eq, inArray, isNull } from 'drizzle-orm'

import { actorColumns, type Actor } from '../../../activity/record-activity.ts'
import type { Transaction } from '../../../database/database.ts'
import { clients } from '../../../database/tables/clients.ts'
import { users } from '../../../database/tables/users.ts'
import { plainAddress } from '../../../mail/address.ts'
import type { NewReport } from '../report/report-store.ts'

/** Who gets the acknowledgement of a report. */
export interface Recipient {
  email: string
  /** Name of the company the report is about, as the program stores it. */
  company: string
}

/**
 * The address in the report if the account may use it: its own, or the address of a user of its company, of the company
 * that the report is about, or of that company's broker. Otherwise the account's own address, because the portal must
 * not mail strangers in the program's name. The owner of the other address is asked first (acknowledgement-copy.ts).
 */
export async function findRecipient(
  tx: Transaction<'system'>,
  { ClientId, ReportingClientId, reporter }: Pick<NewReport, 'ClientId' | 'ReportingClientId' | 'reporter'>,
  account: Actor,
): Promise<Recipient> {
  const [client] = await tx
    .select({ company: clients.ClientName, broker: clients.BrokerClientId })
    .from(clients)
    .where(eq(clients.ClientId, ClientId))
  if (!client) throw new TypeError('The company of the report does not exist.')
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

/** The recipient of a stored report, with the account's current address. */
export async function recipientOf(
  tx: Transaction<'system'>,
  report: Pick<NewReport, 'ClientId' | 'ReportingClientId' | 'reporter' | 'UsersRecId'>,
): Promise<Recipient> {
  const [account] = await tx.select(actorColumns).from(users).where(eq(users.RecId, report.UsersRecId))
  if (!account) throw new TypeError('The user of the report does not exist.')
  return findRecipient(tx, report, account)
}
