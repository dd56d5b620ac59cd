import type { ServerBrand } from '@captive/brand/folder'
import { eq } from 'drizzle-orm'

import { brandOfCompany } from '../../../brand/brand-of-company.ts'
import type { Config } from '../../../config/config.ts'
import type { Transaction } from '../../../database/database.ts'
import { claimReports } from '../../../database/tables/claim-reports.ts'
import { clients } from '../../../database/tables/clients.ts'
import { plainAddress } from '../../../mail/address.ts'
import { html } from '../../../mail/html.ts'
import { letter, linkButton } from '../../../mail/letter.ts'
import { enqueueMail, type Mail } from '../../../mail/outbox.ts'
import { isTryLeft } from '../../../session/limits.ts'
import type { Recipient } from './recipient.ts'
import { addMailedToken, mailedTokenDays, deleteMailedToken, findMailedToken } from '../report/mailed-token.ts'
import { acknowledgement } from './report-mail.ts'
import type { NewReport } from '../report/report-store.ts'
import { texts } from '../report/texts.ts'

/**
 * The email address in a report, if the acknowledgement went to another address because the account may not use this
 * one.
 */
export function copyAddress({ reporter }: Pick<NewReport, 'reporter'>, recipient: Pick<Recipient, 'email'>) {
  const address = plainAddress(reporter.email)
  return address === recipient.email.toLowerCase() ? undefined : address
}

/**
 * Mails a link to the email address in a report that the account may not use, so that its owner can request a copy of
 * the acknowledgement. Each address gets at most three such mails a day.
 */
export async function offerCopy(
  tx: Transaction<'system'>,
  { keyring, portalOrigins }: Pick<Config, 'keyring' | 'portalOrigins'>,
  brand: ServerBrand,
  report: Pick<NewReport, 'reporter'> & { id: number },
  recipient: Recipient,
): Promise<void> {
  const address = copyAddress(report, recipient)
  if (address === undefined || !(await isTryLeft(tx, 'confirmationAsked', address))) return
  const token = await addMailedToken(tx, { claimReportId: report.id })
  await enqueueMail(tx, keyring, copyLetter(brand, address, `${portalOrigins[0]}/confirm-copy/${token}`))
}

/**
 * Sends the copy of an acknowledgement and deletes the token.
 * @returns whether the token was valid
 */
export async function sendCopy(tx: Transaction<'system'>, config: Config, token: string): Promise<boolean> {
  const { claimReportId } = (await findMailedToken(tx, token)) ?? {}
  if (claimReportId === undefined || claimReportId === null) return false
  const [found] = await tx
    .select({ report: claimReports, company: clients.ClientName })
    .from(claimReports)
    .innerJoin(clients, eq(clients.ClientId, claimReports.ClientId))
    .where(eq(claimReports.id, claimReportId))
  if (!found) return false
  const { report, company } = found
  const recipient = { email: plainAddress(report.reporter.email), company }
  const brand = await brandOfCompany(tx, config.brands, report.ClientId)
  await enqueueMail(tx, config.keyring, acknowledgement(brand, report, recipient, config, report.reportedAt))
  await deleteMailedToken(tx, token)
  return true
}

/** The mail contains nothing about the report or the reporter, because the address may belong to a stranger. */
export function copyLetter(brand: ServerBrand, to: string, link: string): Mail {
  const { subject, why, button, note } = texts.copyLetter
  const content = html`<p>${why}</p>
    ${linkButton(brand, link, button)}
    <p>${note(mailedTokenDays)}</p>`
  return { brand, to, subject, html: letter(brand, subject, content) }
}
