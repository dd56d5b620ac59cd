import { DocumentButtons } from '../../documents/document-buttons.tsx'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { PolicyStatusBadge } from '../../ui/policy-status-badge.tsx'
import type { PolicyRow } from './policy-rows.ts'
import { texts } from './texts.ts'

const headers = texts.columns

export const policyColumns: readonly DataColumn<PolicyRow>[] = [
  { id: 'number', header: headers.number, value: ({ PolicyNumber }) => PolicyNumber, kind: 'identifier' },
  {
    id: 'status',
    header: headers.status,
    value: ({ status }) => status,
    cell: ({ status }) => <PolicyStatusBadge status={status} />,
    shownOnCard: true,
  },
  { id: 'line', header: headers.line, value: ({ LOB }) => LOB, shownOnCard: true },
  {
    id: 'effective',
    header: headers.effective,
    kind: 'date',
    value: ({ EffectiveDate }) => EffectiveDate,
  },
  {
    id: 'expiration',
    header: headers.expiration,
    kind: 'date',
    value: ({ ExpirationDate, CancelDate, status }) => (status === 'Cancelled' ? CancelDate : ExpirationDate),
    shownOnCard: true,
  },
  { id: 'carrier', header: headers.carrier, value: ({ CarrierName }) => CarrierName },
  {
    id: 'document',
    header: headers.document,
    value: ({ document }) => document.FileName,
    cell: ({ document }) => <DocumentButtons document={document} />,
    minWidth: 24, // room for two buttons
    sortable: false,
    shownOnCard: true,
  },
]
