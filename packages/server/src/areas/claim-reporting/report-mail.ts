import type { Config } from '../../config/config.ts'
import { dayOf } from '../../database/moment.ts'
import { html } from '../../mail/html.ts'
import { letter, letterTable } from '../../mail/letter.ts'
import type { Mail } from '../../mail/outbox.ts'
import { formatLongDate } from '../../pdf/format.ts'
import type { Addressee } from './addressee.ts'
import type { ClaimFile } from './claim-files.ts'
import type { ShownReport } from './report-store.ts'

type Addresses = Pick<Config, 'mailboxes' | 'claimPhone' | 'largerFilesUrl'>

/** The mails that a report sets off: to claims operations with all of it, and to its addressee that it arrived. */
export function reportMails(
  report: ShownReport,
  files: readonly ClaimFile[],
  addressee: Addressee,
  addresses: Addresses,
): Mail[] {
  return [toClaimsOperations(report, files, addresses), acknowledgement(report, addressee, addresses, new Date())]
}

function toClaimsOperations(report: ShownReport, files: readonly ClaimFile[], { mailboxes }: Addresses): Mail {
  const { confirmationNumber, reporter, severeReasons } = report
  const kind = report.claimType ?? 'E-mail'
  const title = `${kind} claim report ${confirmationNumber}`
  const severe = severeReasons.map((reason) => html`<li><strong>${reason}</strong></li>`)
  const sections = report.sections.map((section) => letterTable(section.title, section.rows))
  const body = html`${
      severe.length > 0
        ? html`<p>Marked as severe:</p>
            <ul>
              ${severe}
            </ul>`
        : ''
    }
    ${letterTable('Report', reportRows(report))} ${sections}
    <p>${files.length === 0 ? 'No files.' : `Files: ${files.map(({ name }) => name).join(', ')}`}</p>
    <p>Confidential answers are masked here; the staff can show them on the page of the report in the portal.</p>`
  return {
    to: mailboxes.claimsOperations,
    subject: `${severe.length > 0 ? 'SEVERE: ' : ''}${title}, ${reporter.company}`,
    html: letter(title, body),
    attachments: [...files],
  }
}

/** In the program's own words alone: nothing that was typed into the report stands in it. */
export function acknowledgement(
  { confirmationNumber }: Pick<ShownReport, 'confirmationNumber'>,
  { email, company }: Addressee,
  addresses: Addresses,
  reportedAt: Date,
): Mail {
  const { mailboxes, claimPhone, largerFilesUrl } = addresses
  const body = html`<p>
      We have the claim report that was made for ${company} in the member portal on
      ${formatLongDate(dayOf(reportedAt))}. Its confirmation number is <strong>${confirmationNumber}</strong>.
    </p>
    <p>
      Within 24 business hours you receive an acknowledgement with the name and contact of your adjuster and your claim
      number.
    </p>
    <p>
      Is it urgent? Call ${claimPhone}. Questions, or something to add: ${mailboxes.claimsOperations}. Larger files and
      dash camera footage: ${largerFilesUrl}.
    </p>`
  return {
    to: email,
    subject: `We have your claim report ${confirmationNumber}`,
    html: letter('Your claim has been reported', body),
  }
}

/** How to reach the reporter, as rows to show. */
export function reportRows({ claimType, reporter }: Pick<ShownReport, 'claimType' | 'reporter'>) {
  const { company, policyNumber, email, phone, street, city, state, zip } = reporter
  return [
    { label: 'Claim type', value: claimType ?? 'Reported by e-mail' },
    { label: 'Company', value: company },
    { label: 'Policy number', value: policyNumber },
    { label: 'Email', value: email },
    { label: 'Phone', value: phone },
    { label: 'Address', value: `${street}, ${city}, ${state} ${zip}` },
  ].filter(({ value }) => value !== '')
}
