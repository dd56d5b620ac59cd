// Runs in a worker thread: a long report takes seconds to lay out.
import { buffer } from 'node:stream/consumers'

import { PortalPdf } from '../../pdf/document.ts'
import type { ShownReport } from './report-store.ts'
import { reportRows } from './report-mail.ts'

/** A stored report with the names of its files. Confidential values were masked when it was stored. */
export type Receipt = ShownReport & {
  reportedAt: Date
  files: readonly string[]
}

/**
 * The claim as a PDF to keep: who reported what, in the form's order, and what happens next.
 * @param timeZone IANA name of where its reader is; UTC without it
 */
export function receiptPdf(
  receipt: Receipt,
  contacts: { email: string; phone: string },
  timeZone?: string,
): NodeJS.ReadableStream {
  const { confirmationNumber, sections, severeReasons, files, reportedAt } = receipt
  const pdf = new PortalPdf({
    issuer: 'Captive Insurance Program — Claims',
    title: 'Claim report',
    reference: confirmationNumber,
  })
  pdf.paragraph(`Confirmation Number ${confirmationNumber}`, { size: 17, weight: 'bold' })
  pdf.paragraph(`Received ${inZone(reportedAt, timeZone)}. Keep this number: it is how we find your report.`, {
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

/** The bytes of the same PDF. */
export function drawReceipt({
  receipt,
  contacts,
  timeZone,
}: {
  receipt: Receipt
  contacts: { email: string; phone: string }
  timeZone: string | undefined
}): Promise<Uint8Array> {
  return buffer(receiptPdf(receipt, contacts, timeZone))
}

/** `November 22, 2026 at 3:04 PM CST`; in UTC for a zone that this machine does not know. */
function inZone(moment: Date, timeZone = 'UTC'): string {
  const parts = { year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const
  try {
    return new Intl.DateTimeFormat('en-US', { ...parts, timeZone, timeZoneName: 'short' }).format(moment)
  } catch (error) {
    if (error instanceof RangeError) return inZone(moment)
    throw error
  }
}
