import type { DeliverySource } from '@captive/api-client/contract'

import type { DataColumn } from '../../../ui/data-table/data-column.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { useTableState } from '../../../ui/data-table/use-table-state.ts'
import { SectionCard } from '../../../ui/section-card.tsx'
import { texts } from '../texts.ts'
import { toDelivery } from './to-delivery.tsx'

interface Name {
  source: string
  deliveryId: number
  file: string
  message: string
}

const words = texts.sources.names

const columns: readonly DataColumn<Name>[] = [
  { id: 'file', header: words.file, value: ({ file }) => file, verbatim: true },
  {
    id: 'source',
    header: texts.sources.columns.source,
    value: ({ source }) => source,
    verbatim: true,
    shownOnCard: true,
  },
  { id: 'found', header: words.found, value: ({ message }) => message, shownOnCard: true },
]

/** Names and policies in the newest delivery of each source that the portal does not know. */
export function UnmatchedNames({ sources }: { sources: readonly DeliverySource[] }) {
  const table = useTableState()
  const names = sources.flatMap(({ Source, Last }) =>
    Last.UnmatchedNames.map((message) => ({ source: Source, deliveryId: Last.RecId, file: Last.FileName, message })),
  )
  if (names.length === 0) return null
  return (
    <SectionCard wide title={words.title}>
      <p>{words.hint}</p>
      <DataTable
        {...table}
        label={words.title}
        rows={names}
        columns={columns}
        rowKey={({ deliveryId, message }) => `${deliveryId} ${message}`}
        rowAction={toDelivery(({ deliveryId }) => deliveryId)}
        emptyText={words.title}
      />
    </SectionCard>
  )
}
