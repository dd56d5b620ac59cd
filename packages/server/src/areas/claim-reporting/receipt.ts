import { PortalPdf } from '../../pdf/document.ts'
import type { NewReport } from './report-store.ts'
import { reportRows } from './report-mail.ts'

/** A stored report with the names of its files. Confidential values were masked when it was stored. */
export type Receipt = Omit<NewReport, 'contentDigest' | 'ClientId' | 'ReportingClientId' | 'UsersRecId'> & {
  reportedAt: Date
  files: readonly string[]
}

const receivedFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** The claim as a PDF to keep: who reported what, in the form's order, and what happens next. */
export function receiptPdf(receipt: Receipt, contacts: { email: string; phone: string }): NodeJS.ReadableStream {
  const { confirmationNumber, sections, severeReasons, files, reportedAt } = receipt
  const pdf = new PortalPdf({
    issuer: 'Captive Insurance Program — Claims',
    title: 'Claim report',
    reference: confirmationNumber,
  })
  pdf.paragraph(`Confirmation Number ${confirmationNumber}`, { size: 17, weight: 'bold' })
  pdf.paragraph(`Received ${receivedFormat.format(reportedAt)} UTC. Keep this number: it is how we find your report.`, {
    quiet: true,
  })
  if (severeReasons.length > 0) {
    const reasons = severeReasons.join('; ')
    pdf.paragraph(`${reasons}. If you have not called yet, call ${contacts.phone} now.`, { weight: 'bold' })
  }
  for (const { title, rows } of [{ title: 'Report', rows: reportRows(receipt) }, ...sections]) {
    pdf.heading(title)
    for (const { label, value } of rows) pdf.row(label, value)
  }
  pdf.heading('Files')
  if (files.length === 0) pdf.paragraph('No files were sent with this report.', { quiet: true })
  for (const name of files) pdf.paragraph(name)
  pdf.heading('What happens next')
  pdf.paragraph(
    'Within 24 business hours you receive an acknowledgement with the name and contact of your adjuster and your claim number.',
  )
  pdf.paragraph(`Questions, or something to add: ${contacts.email}, or call ${contacts.phone}.`)
  return pdf.end()
}
