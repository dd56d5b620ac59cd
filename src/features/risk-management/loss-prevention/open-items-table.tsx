import type { WarrantyOrRecommendation } from '@captive/api-client/contract'
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
import { openItems, type ItemKind } from './open-items.ts'
import { warrantiesQuery } from './queries.ts'

const columns: readonly DataColumn<WarrantyOrRecommendation>[] = [
  { id: 'item', header: 'Item', value: ({ WarrantyNm2 }) => WarrantyNm2 },
  {
    id: 'initiated',
    header: 'Date Initiated',
    kind: 'date',
    value: ({ DateInitiated }) => DateInitiated,
    cell: ({ DateInitiated }) => <Initiated on={DateInitiated} />,
    least: '03/31/2025, 23 months open'.length,
    fact: true,
  },
  {
    id: 'status',
    header: 'Status',
    value: ({ WarrantyStatusCd }) => WarrantyStatusCd,
    cell: ({ WarrantyStatusCd }) => <StatusBadge tone="waiting">{WarrantyStatusCd}</StatusBadge>,
    fact: true,
  },
]

function Initiated({ on }: { on: string }) {
  const age = formatAge(on)
  return <span>{age ? `${formatDate(on)}, ${age} open` : formatDate(on)}</span>
}

const words = {
  warranty: {
    label: 'Open Warranties',
    emptyText: 'No Open Warranties Found.',
    emptyHint: 'What your policy asks of you, and is still to be done, will stand here.',
  },
  recommendation: {
    label: 'Open Recommendations',
    emptyText: 'No Open Recommendations Found.',
    emptyHint: 'What we advise you to do, and is still to be done, will stand here.',
  },
}

/** What a company is asked to mend and has not yet, the oldest first (LPS-015, LPS-016). */
export function OpenItemsTable({ kind }: { kind: ItemKind }) {
  const items = useQuery(warrantiesQuery(api, useActiveCompany().clientId))
  const rows = useMemo(() => openItems(items.data ?? [], kind), [items.data, kind])
  const table = useTableState()
  const { label } = words[kind]
  return (
    <QueryView query={items} pending={<LoadingState label={`Loading ${label}`} shape="rows" count={3} />}>
      {() => (
        <DataTable
          {...table}
          {...words[kind]}
          rows={rows}
          columns={columns}
          rowKey={(row) => String(rows.indexOf(row))}
          exported
        />
      )}
    </QueryView>
  )
}
