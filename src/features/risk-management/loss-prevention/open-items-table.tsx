import { openItems, type ItemKind, type WarrantyOrRecommendation } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { api } from '../../../api/api.ts'
import { formatAge } from '../../../format/age.ts'
import { formatDate } from '../../../format/date.ts'
import { useActiveCompany } from '../../../session/session-context.ts'
import type { DataColumn } from '../../../ui/data-table/data-column.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { useTableState } from '../../../ui/data-table/use-table-state.ts'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { warrantiesQuery } from './queries.ts'
import { texts } from './texts.ts'

const headers = texts.openItems.columns

const columns: readonly DataColumn<WarrantyOrRecommendation>[] = [
  { id: 'item', header: headers.item, value: ({ WarrantyNm2 }) => WarrantyNm2 },
  {
    id: 'initiated',
    header: headers.dateInitiated,
    kind: 'date',
    value: ({ DateInitiated }) => DateInitiated,
    cell: ({ DateInitiated }) => <Initiated on={DateInitiated} />,
    minWidth: texts.openItems.openFor('03/31/2025', '23 months').length,
    shownOnCard: true,
  },
  {
    id: 'status',
    header: headers.status,
    value: ({ WarrantyStatusCd }) => WarrantyStatusCd,
    cell: ({ WarrantyStatusCd }) => <StatusBadge tone="waiting">{WarrantyStatusCd}</StatusBadge>,
    shownOnCard: true,
  },
]

function Initiated({ on }: { on: string }) {
  const age = formatAge(on)
  return <span>{age ? texts.openItems.openFor(formatDate(on), age) : formatDate(on)}</span>
}

/** The open warranties or recommendations of a company, oldest first. */
export function OpenItemsTable({ kind }: { kind: ItemKind }) {
  const items = useQuery(warrantiesQuery(api, useActiveCompany().clientId))
  const rows = useMemo(() => openItems(items.data ?? [], kind), [items.data, kind])
  const table = useTableState()
  const { label, emptyText, emptyHint } = texts.openItems[kind]
  return (
    <QueryView query={items} pending={<LoadingState label={texts.openItems.loading(label)} shape="rows" count={3} />}>
      {() => (
        <DataTable
          {...table}
          label={label}
          emptyText={emptyText}
          emptyHint={emptyHint}
          rows={rows}
          columns={columns}
          rowKey={(row) => String(rows.indexOf(row))}
          exported
        />
      )}
    </QueryView>
  )
}
