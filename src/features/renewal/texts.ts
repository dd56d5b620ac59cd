import { plural } from '../../format/plural.ts'
import { specified } from './specified-texts.ts'

export const texts = {
  lead: 'What we need for your renewal, what you have sent and what is missing.',
  loading: 'Loading the renewal',
  failed: { title: 'The renewal did not load', details: 'Your documents are safe. We could not load the list.' },
  term: {
    label: 'Latest renewal term',
    none: specified['REN-003'].noPolicy,
    noneHint: 'The renewal term of your Commercial Auto policies will appear here.',
    categoriesSent: 'Categories sent',
    sentOf: (sent: number, all: number) => `${sent} of ${all}`,
    title: 'For this renewal',
    note: 'What we usually need. Not sure if something applies? Ask us.',
    upload: specified['REN-004'].upload,
    loadingForm: 'Loading the form',
  },
  categories: {
    list: 'Categories of this renewal',
    missing: 'Missing',
    sent: (count: number) => plural(count, { one: 'document', other: 'documents' }),
    upload: (category: string) => `Upload ${category}`,
  },
  upload: {
    category: specified['REN-005'].category,
    description: specified['REN-005'].description,
    file: 'Document',
    send: specified['REN-005'].upload,
    sending: 'Uploading',
    cancel: specified['REN-005'].cancel,
    leave: 'Your document has not been uploaded. Do you want to leave the page?',
    whatHappens: (company: string, term: string, mailbox: string) =>
      `We will file the document for ${company}, term ${term}, and notify ${mailbox}.`,
    uploaded: specified['REN-012'].uploaded,
    notNotified: 'Your document is filed, but the notification was not sent',
    notNotifiedHint: (mailbox: string) => `We could not send the email to ${mailbox}.`,
    notifyAgain: 'Send it again',
  },
  notes: {
    title: 'Before you send',
    lossRuns: 'Loss runs',
    lossRunsNote: 'must be valued within 90 days. If yours are older, ask your carrier for new ones.',
    collateral: 'Collateral',
    collateralNote:
      'is posted as a surety bond or a letter of credit. A surety bond is converted 30 days before its termination, so send its replacement before then.',
  },
  history: {
    title: 'History',
    table: 'Renewal documents',
    columns: specified['REN-015'],
    term: specified['REN-014'].policyTerm,
    empty: specified['REN-020'].noDocuments,
    emptyHint: 'Documents you send for a renewal will appear here.',
  },
  notice: {
    title: 'Renewal documentation',
    subject: (company: string) => `Renewal documentation: ${company}`,
    company: 'Company',
    term: 'Renewal term',
    category: 'Category',
    document: 'Document',
    description: 'Description',
    submitter: 'Submitter',
  },
}
