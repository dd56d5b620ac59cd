import { eq } from 'drizzle-orm'

import type { Config } from '../../config/config.ts'
import type { Transaction } from '../../database/database.ts'
import { claimReports } from '../../database/tables/claim-reports.ts'
import { clients } from '../../database/tables/clients.ts'
import { plainAddress } from '../../mail/address.ts'
import { html } from '../../mail/html.ts'
import { letter, linkButton } from '../../mail/letter.ts'
import { enqueueMail, type Mail } from '../../mail/outbox.ts'
import { isTryLeft } from '../../session/limits.ts'
import type { Addressee } from './addressee.ts'
import { addConfirmation, confirmationDays, endConfirmation, findConfirmation } from './confirmation.ts'
import { acknowledgement } from './report-mail.ts'
import type { NewReport } from './report-store.ts'

/** The address in a report, where another one was told of it because the account may not name this one. */
export function copyAddress({ reporter }: Pick<NewReport, 'reporter'>, told: Pick<Addressee, 'email'>) {
  const address = plainAddress(reporter.email)
  return address === told.email.toLowerCase() ? undefined : address
}

/**
 * Asks whoever reads the address in a report whether it wants a copy of the acknowledgement, where the account may not
 * name it; an address is asked three times a day at most, whoever names it. Runs in the system's scope.
 */
export async function offerCopy(
  tx: Transaction,
  { keyring, portalOrigins }: Pick<Config, 'keyring' | 'portalOrigins'>,
  report: Pick<NewReport, 'reporter'> & { id: number },
  told: Addressee,
): Promise<void> {
  const address = copyAddress(report, told)
  if (address === undefined || !(await isTryLeft(tx, 'confirmationAsked', address))) return
  const token = await addConfirmation(tx, { claimReportId: report.id })
  await enqueueMail(tx, keyring, copyLetter(address, `${portalOrigins[0]}/confirm-copy/${token}`))
}

/**
 * Sends the copy that a token is about, once; runs in the system's scope.
 * @returns whether the token was good
 */
export async function sendCopy(tx: Transaction, config: Config, token: string): Promise<boolean> {
  const { claimReportId } = (await findConfirmation(tx, token)) ?? {}
  if (claimReportId === undefined || claimReportId === null) return false
  const [found] = await tx
    .select({ report: claimReports, company: clients.ClientName })
    .from(claimReports)
    .innerJoin(clients, eq(clients.ClientId, claimReports.ClientId))
    .where(eq(claimReports.id, claimReportId))
  if (!found) return false
  const { report, company } = found
  const addressee = { email: plainAddress(report.reporter.email), company }
  await enqueueMail(tx, config.keyring, acknowledgement(report, addressee, config, report.reportedAt))
  await endConfirmation(tx, token)
  return true
}

/** To an address that somebody else named. It says nothing of who did, nor of the report: it may be a stranger's. */
export const copyLetter = (to: string, link: string): Mail => ({
  to,
  subject: 'Do you want a copy of an acknowledgement?',
  html: letter(
    'Do you want a copy of an acknowledgement?',
    html`<p>Somebody reported a claim in the member portal and named this address for the acknowledgement.</p>
      ${linkButton(link, 'Send me a copy')}
      <p>
        The link is good once, for ${confirmationDays} days. If you do not know of this, you need not do anything: no
        copy is sent.
      </p>`,
  ),
})
