import { MailLink, PhoneLink } from '../contact-links.tsx'
import type { DataColumn } from './data-column.ts'

/** The address of a person in a register, to be written to. */
export const mailColumn = <Row,>(emailOf: (row: Row) => string): DataColumn<Row> => ({
  id: 'email',
  header: 'Email',
  value: emailOf,
  verbatim: true,
  cell: (row) => <MailLink email={emailOf(row)} />,
  fact: true,
})

/** The number of a person or company in a register, to be called. */
export const phoneColumn = <Row,>(phoneOf: (row: Row) => string): DataColumn<Row> => ({
  id: 'phone',
  header: 'Phone',
  kind: 'identifier',
  value: phoneOf,
  cell: (row) => <PhoneLink phone={phoneOf(row)} />,
  fact: true,
})
