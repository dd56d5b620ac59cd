import type { Document } from '@captive/api-client/contract'
import { useMemo } from 'react'

import { DocumentButtons } from '../../documents/document-buttons.tsx'
import { dayOf, fileNameOf, kindOf } from '../../documents/document-facts.ts'
import { formatDate } from '../../format/date.ts'
import { useCan } from '../../session/session-context.ts'
import { AddressSelect } from '../../ui/address-select.tsx'
import { MailLink } from '../../ui/contact-links.tsx'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { useTableAddress } from '../../ui/data-table/use-table-address.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useAddressValue } from '../../ui/use-address-value.ts'
import { termsOf, type Renewal } from './renewal.ts'

const facts: readonly DataColumn<Document>[] = [
  { id: 'document', header: 'Document', value: fileNameOf },
  { id: 'category', header: 'Category', value: kindOf, fact: true },
  {
    id: 'date',
    header: 'Date',
    kind: 'date',
    value: ({ CreatedDateTime }) => CreatedDateTime,
    fact: true,
  },
  {
    id: 'submitter',
    header: 'Submitter',
    value: ({ CreatedBy }) => CreatedBy,
    cell: ({ CreatedBy }) => <MailLink email={CreatedBy} />,
    fact: true,
  },
]

function columnsFor(allowed: boolean): readonly DataColumn<Document>[] {
  const view: DataColumn<Document> = {
    id: 'view',
    header: 'View',
    value: () => null,
    text: () => '',
    cell: (document) => <DocumentButtons document={document} allowed={allowed} alwaysView />,
    least: 24, // two buttons beside each other
    sortable: false,
    fact: true,
  }
  return [...facts, view]
}

const emptyText = 'No Documents Found.'

/** What was sent for a term, the latest by default (REN-014 to REN-017, REN-020). */
export function RenewalHistory({ renewal }: { renewal: Renewal }) {
  const allowed = useCan()('002-003-005-002')
  const columns = useMemo(() => columnsFor(allowed), [allowed])
  const table = useTableAddress()
  const terms = termsOf(renewal)
  const [term] = useAddressValue('term', terms)
  const rows = useMemo(() => renewal.documents.filter((document) => dayOf(document) === term), [renewal, term])
  if (terms.length === 0) return <EmptyState title={emptyText}>What you send for a renewal will stand here.</EmptyState>
  return (
    <DataTable
      {...table}
      label="Renewal documents"
      rows={rows}
      columns={columns}
      rowKey={({ RecId }) => String(RecId)}
      emptyText={emptyText}
      defaultSort="-date"
      filters={
        <AddressSelect
          name="term"
          label="Policy Term"
          options={terms.map((value) => ({ value, label: formatDate(value) }))}
        />
      }
    />
  )
}
