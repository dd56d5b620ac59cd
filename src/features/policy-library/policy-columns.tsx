import { DocumentButtons } from '../../documents/document-buttons.tsx'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { PolicyStatusBadge } from '../../ui/policy-status-badge.tsx'
import type { PolicyRow } from './policy-rows.ts'

export const policyColumns: readonly DataColumn<PolicyRow>[] = [
  { id: 'number', header: 'Policy Number', value: ({ PolicyNumber }) => PolicyNumber, kind: 'identifier' },
  {
    id: 'status',
    header: 'Status',
    value: ({ status }) => status,
    cell: ({ status }) => <PolicyStatusBadge status={status} />,
    fact: true,
  },
  { id: 'line', header: 'Line', value: ({ LOB }) => LOB, fact: true },
  {
    id: 'effective',
    header: 'Effective',
    kind: 'date',
    value: ({ EffectiveDate }) => EffectiveDate,
  },
  {
    id: 'expiration',
    header: 'Expiration',
    kind: 'date',
    value: ({ ExpirationDate, CancelDate, status }) => (status === 'Cancelled' ? CancelDate : ExpirationDate),
    fact: true,
  },
  { id: 'carrier', header: 'Carrier', value: ({ CarrierName }) => CarrierName },
  {
    id: 'document',
    header: 'Document',
    value: ({ document }) => document.FileName,
    cell: ({ document }) => <DocumentButtons document={document} />,
    least: 24, // two buttons beside each other
    sortable: false,
    fact: true,
  },
]
