import type { DeliverySource } from '@captive/api-client/contract'

import type { DataColumn } from '../../../ui/data-table/data-column.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { useTableState } from '../../../ui/data-table/use-table-state.ts'
import { SectionCard } from '../../../ui/section-card.tsx'
import { texts } from '../texts.ts'
import { toDelivery } from './to-delivery.tsx'

type Version = DeliverySource['Versions'][number] & Pick<DeliverySource, 'Source'>

const words = texts.sources.versions

const columns: readonly DataColumn<Version>[] = [
  { id: 'source', header: texts.sources.columns.source, value: ({ Source }) => Source, verbatim: true },
  { id: 'version', header: words.version, kind: 'count', value: ({ Version: number }) => number, shownOnCard: true },
  { id: 'made', header: words.made, kind: 'moment', value: ({ MadeAt }) => MadeAt, shownOnCard: true },
]

/** Each version of a source's mapping, with a link to the delivery that created it. */
export function MappingVersions({ sources }: { sources: readonly DeliverySource[] }) {
  const table = useTableState()
  const versions = sources.flatMap(({ Source, Versions }) => Versions.map((version) => ({ Source, ...version })))
  if (versions.length === 0) return null
  return (
    <SectionCard wide title={words.title}>
      <p>{words.hint}</p>
      <DataTable
        {...table}
        label={words.title}
        rows={versions}
        columns={columns}
        rowKey={({ Source, Version: number }) => `${Source} ${number}`}
        rowAction={toDelivery(({ RecId }) => RecId)}
        emptyText={words.title}
      />
    </SectionCard>
  )
}
