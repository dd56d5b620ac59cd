import type { Document } from '@captive/api-client/contract'
import { useMemo } from 'react'

import { DocumentButtons } from '../../documents/document-buttons.tsx'
import { dayOf, fileNameOf, kindOf } from '../../documents/document-facts.ts'
import { formatDate } from '../../format/date.ts'
import { useCan } from '../../session/session-context.ts'
import { MailLink } from '../../ui/contact-links.tsx'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { searchChoice } from '../../ui/search-choice.ts'
import { useSearchParams } from '../../ui/use-search-params.ts'
import { termsOf, type Renewal } from './renewal.ts'
import { texts } from './texts.ts'

const headers = texts.history.columns

const facts: readonly DataColumn<Document>[] = [
  { id: 'document', header: headers.document, value: fileNameOf },
  { id: 'category', header: headers.category, value: kindOf, shownOnCard: true },
  {
    id: 'date',
    header: headers.date,
    kind: 'date',
    value: ({ CreatedDateTime }) => CreatedDateTime,
    shownOnCard: true,
  },
  {
    id: 'submitter',
    header: headers.submitter,
    value: ({ CreatedBy }) => CreatedBy,
    cell: ({ CreatedBy }) => <MailLink email={CreatedBy} />,
    shownOnCard: true,
  },
]

function columnsFor(allowed: boolean): readonly DataColumn<Document>[] {
  const view: DataColumn<Document> = {
    id: 'view',
    header: headers.view,
    value: () => null,
    text: () => '',
    cell: (document) => <DocumentButtons document={document} allowed={allowed} alwaysView />,
    minWidth: 24, // room for two buttons
    sortable: false,
    shownOnCard: true,
  }
  return [...facts, view]
}

const noRows: Document[] = []

const emptyText = texts.history.empty

/** The documents sent for a term; the latest term is the default. */
export function RenewalHistory({ renewal }: { renewal: Renewal }) {
  const allowed = useCan()('002-003-005-002')
  const columns = useMemo(() => columnsFor(allowed), [allowed])
  const { search, onSearch } = useSearchParams('/_signed-in/_company/insurance/member-kiosk/renewal-Documentation')
  const terms = termsOf(renewal)
  const choice = searchChoice(terms, search.term, (term) => onSearch({ term, page: undefined }))
  const byTerm = useMemo(() => Map.groupBy(renewal.documents, dayOf), [renewal])
  if (terms.length === 0) return <EmptyState title={emptyText}>{texts.history.emptyHint}</EmptyState>
  return (
    <DataTable
      state={search}
      onState={onSearch}
      label={texts.history.table}
      rows={byTerm.get(choice.value ?? '') ?? noRows}
      columns={columns}
      rowKey={({ RecId }) => String(RecId)}
      emptyText={emptyText}
      defaultSort="-date"
      filters={
        <SelectField
          label={texts.history.term}
          options={terms.map((value) => ({ value, label: formatDate(value) }))}
          {...choice}
        />
      }
    />
  )
}
