// Runs in a worker thread, because the layout of a long report takes seconds.
import { buffer } from 'node:stream/consumers'

import type { Brand } from '@captive/api-client/contract'

import { PortalPdf } from '../../../pdf/document.ts'
import type { CheckedFile } from '../../../storage/file-checks.ts'
import { fileNote } from '../../../storage/texts.ts'
import type { ShownReport } from '../report/report-store.ts'
import { reportRows } from './report-mail.ts'
import { texts } from '../report/texts.ts'

/** A stored report with its files. Confidential values are masked in its sections. */
export type Receipt = ShownReport & {
  reportedAt: Date
  files: readonly CheckedFile[]
}

/** The contact details on the receipt. */
interface Contacts {
  brand: Pick<Brand, 'name' | 'colors' | 'phone'>
  email: string
}

/**
 * The claim report as a PDF: the reporter, the answers in the form's order, and what happens next.
 * @param timeZone IANA name of the reader's time zone; default UTC
 */
export function receiptPdf(receipt: Receipt, { brand, email }: Contacts, timeZone?: string): NodeJS.ReadableStream {
  const { confirmationNumber, sections, severeReasons, files, reportedAt } = receipt
  const text = texts.receipt
  const pdf = new PortalPdf({
    brand,
    department: text.department,
    title: text.title,
    reference: confirmationNumber,
  })
  pdf.paragraph(text.confirmationNumber(confirmationNumber), { size: 17, weight: 'bold' })
  pdf.paragraph(text.received(inZone(reportedAt, timeZone)), { quiet: true })
  if (severeReasons.length > 0) pdf.paragraph(text.severe(severeReasons, brand.phone), { weight: 'bold' })
  for (const { title, rows } of [{ title: texts.report.title, rows: reportRows(receipt) }, ...sections]) {
    pdf.heading(title)
    for (const { label, value } of rows) pdf.row(label, value)
  }
  pdf.heading(text.files)
  if (files.length === 0) pdf.paragraph(text.noFiles, { quiet: true })
  for (const file of files) pdf.paragraph(fileNote(file) ?? file.name)
  pdf.heading(text.next)
  pdf.paragraph(text.acknowledged)
  pdf.paragraph(text.contacts(email, brand.phone))
  return pdf.end()
}

/** The same PDF as bytes, for a worker thread. */
export function drawReceipt({
  receipt,
  contacts,
  timeZone,
}: {
  receipt: Receipt
  contacts: Contacts
  timeZone: string | undefined
}): Promise<Uint8Array> {
  return buffer(receiptPdf(receipt, contacts, timeZone))
}

/** `November 22, 2026 at 3:04 PM CST`. Falls back to UTC for a time zone that this machine does not know. */
function inZone(moment: Date, timeZone = 'UTC'): string {
  const parts = { year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const
  try {
    return new Intl.DateTimeFormat('en-US', { ...parts, timeZone, timeZoneName: 'short' }).format(moment)
  } catch (error) {
    if (error instanceof RangeError) return inZone(moment)
    throw error
  }
}
