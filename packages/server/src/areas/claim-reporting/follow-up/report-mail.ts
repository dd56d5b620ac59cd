import type { ServerBrand } from '@captive/brand/folder'

import type { Config } from '../../../config/config.ts'
import { dayOf } from '../../../database/moment.ts'
import { html } from '../../../mail/html.ts'
import { letter, letterTable } from '../../../mail/letter.ts'
import { mailsWithFiles } from '../../../mail/mails-with-files.ts'
import type { Mail } from '../../../mail/outbox.ts'
import { formatLongDate } from '../../../pdf/format.ts'
import type { CheckedFile } from '../../../storage/file-checks.ts'
import type { Recipient } from './recipient.ts'
import type { ShownReport } from '../report/report-store.ts'
import { texts } from '../report/texts.ts'

type Addresses = Pick<Config, 'mailboxes' | 'largerFilesUrl'>

/** The mails about a new report: the full report to claims operations, and an acknowledgement to the recipient. */
export function reportMails(
  brand: ServerBrand,
  report: ShownReport,
  files: readonly CheckedFile[],
  recipient: Recipient,
  addresses: Addresses,
): Mail[] {
  return [
    ...toClaimsOperations(brand, report, files, addresses),
    acknowledgement(brand, report, recipient, addresses, new Date()),
  ]
}

function toClaimsOperations(
  brand: ServerBrand,
  report: ShownReport,
  files: readonly CheckedFile[],
  { mailboxes }: Addresses,
): Mail[] {
  const { confirmationNumber, reporter, severeReasons } = report
  const text = texts.operationsLetter
  const title = text.title(report.claimType, confirmationNumber)
  const severe = severeReasons.map((reason) => html`<li><strong>${reason}</strong></li>`)
  const sections = report.sections.map((section) => letterTable(section.title, section.rows))
  const body = html`${
      severe.length > 0
        ? html`<p>${text.severe}</p>
            <ul>
              ${severe}
            </ul>`
        : ''
    }
    ${letterTable(texts.report.title, reportRows(report))} ${sections}
    <p>${files.length === 0 ? text.noFiles : text.files(files.map(({ name }) => name))}</p>
    <p>${text.masked}</p>`
  return mailsWithFiles({
    brand,
    to: mailboxes.claimsOperations,
    subject: text.subject(title, reporter.company, severe.length > 0),
    heading: title,
    content: body,
    files,
  })
}

/** Contains no text from the report, because the address may belong to a stranger. */
export function acknowledgement(
  brand: ServerBrand,
  { confirmationNumber }: Pick<ShownReport, 'confirmationNumber'>,
  { email, company }: Recipient,
  addresses: Addresses,
  reportedAt: Date,
): Mail {
  const { mailboxes, largerFilesUrl } = addresses
  const text = texts.acknowledgementLetter
  const body = html`<p>
      ${text.received(company, formatLongDate(dayOf(reportedAt)))} ${text.confirmationNumber}
      <strong>${confirmationNumber}</strong>.
    </p>
    <p>${text.acknowledged}</p>
    <p>${text.contacts(brand.phone, mailboxes.claimsOperations, largerFilesUrl)}</p>`
  return { brand, to: email, subject: text.subject(confirmationNumber), html: letter(brand, text.heading, body) }
}

/** The reporter's contact details, as rows. */
export function reportRows({ claimType, reporter }: Pick<ShownReport, 'claimType' | 'reporter'>) {
  const { company, policyNumber, email, phone, street, city, state, zip } = reporter
  const labels = texts.report
  return [
    { label: labels.claimType, value: claimType ?? labels.byEmail },
    { label: labels.company, value: company },
    { label: labels.policyNumber, value: policyNumber },
    { label: labels.email, value: email },
    { label: labels.phone, value: phone },
    { label: labels.address, value: `${street}, ${city}, ${state} ${zip}` },
  ].filter(({ value }) => value !== '')
}
