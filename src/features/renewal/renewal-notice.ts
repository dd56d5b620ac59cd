import type { DocumentUploadPayload } from '@captive/api-client/contract'
import { templateHtml } from '@captive/form-engine/claim'

import type { Email } from '../../api/email.ts'
import { portalConfig } from '../../config.ts'
import { formatDate } from '../../format/date.ts'
import { texts } from './texts.ts'

interface FiledDocument {
  document: DocumentUploadPayload
  category: string
  /** The renewal term, yyyy-MM-dd. */
  term: string
  company: string
  submitter: string
}

/** The email that notifies the renewals mailbox of a filed document. */
export function renewalNotice({ document, category, term, company, submitter }: FiledDocument): Email {
  const labels = texts.notice
  const rows = [
    { label: labels.company, value: company },
    { label: labels.term, value: formatDate(term) },
    { label: labels.category, value: category },
    { label: labels.document, value: document.FileName },
    { label: labels.description, value: document.Description },
    { label: labels.submitter, value: submitter },
  ]
  const html = templateHtml(labels.title, [{ title: '', rows: rows.filter(({ value }) => value !== '') }])
  return { to: portalConfig.renewalsEmail, subject: labels.subject(company), html }
}
