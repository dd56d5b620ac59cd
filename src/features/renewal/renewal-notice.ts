import type { DocumentUploadPayload } from '@captive/api-client/contract'
import { templateHtml } from '@captive/form-engine/claim'

import type { Email } from '../../api/email.ts'
import { portalConfig } from '../../config.ts'
import { formatDate } from '../../format/date.ts'

interface Filed {
  document: DocumentUploadPayload
  category: string
  /** What it was filed for, yyyy-MM-dd. */
  term: string
  company: string
  submitter: string
}

/** Tells those who work on renewals what was filed (REN-011). */
export function renewalNotice({ document, category, term, company, submitter }: Filed): Email {
  const rows = [
    { label: 'Company', value: company },
    { label: 'Renewal term', value: formatDate(term) },
    { label: 'Category', value: category },
    { label: 'Document', value: document.FileName },
    { label: 'Description', value: document.Description },
    { label: 'Submitter', value: submitter },
  ]
  const html = templateHtml('Renewal documentation', [{ title: '', rows: rows.filter(({ value }) => value !== '') }])
  return { to: portalConfig.renewalsEmail, subject: `Renewal documentation: ${company}`, html }
}
