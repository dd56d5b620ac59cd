import { MailLink, PhoneLink } from '../contact-links.tsx'
import type { DataColumn } from './data-column.ts'
import { texts } from '../texts.ts'

/** A column of email links. */
export const mailColumn = <Row,>(emailOf: (row: Row) => string): DataColumn<Row> => ({
  id: 'email',
  header: texts.email,
  value: emailOf,
  verbatim: true,
  cell: (row) => <MailLink email={emailOf(row)} />,
  shownOnCard: true,
})

/** A column of phone links. */
export const phoneColumn = <Row,>(phoneOf: (row: Row) => string): DataColumn<Row> => ({
  id: 'phone',
  header: texts.phone,
  kind: 'identifier',
  value: phoneOf,
  cell: (row) => <PhoneLink phone={phoneOf(row)} />,
  shownOnCard: true,
})
