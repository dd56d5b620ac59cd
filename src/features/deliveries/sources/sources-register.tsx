import type { DeliverySource } from '@captive/api-client/contract'

import { formatDate } from '../../../format/date.ts'
import type { DataColumn } from '../../../ui/data-table/data-column.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { useSearchParams } from '../../../ui/use-search-params.ts'
import { texts } from '../texts.ts'
import { toDelivery } from './to-delivery.tsx'
import { IntervalSelect } from './interval-select.tsx'

const headers = texts.sources.columns
const { late, due } = texts.sources

const columns: readonly DataColumn<DeliverySource>[] = [
  { id: 'source', header: headers.source, value: ({ Source }) => Source, verbatim: true },
  {
    id: 'last',
    header: headers.last,
    kind: 'date',
    value: ({ Last }) => Last.BroughtAt,
    text: ({ Last }) => formatDate(new Date(Last.BroughtAt)),
    shownOnCard: true,
  },
  { id: 'as-of', header: headers.asOf, kind: 'date', value: ({ AsOf }) => AsOf, shownOnCard: true },
  {
    id: 'rhythm',
    header: headers.rhythm,
    value: ({ Rhythm }) => (Rhythm === null ? texts.sources.unknownInterval : texts.sources.rhythms[Rhythm]),
    cell: (source) => <IntervalSelect source={source} />,
    minWidth: 20,
    shownOnCard: true,
  },
  { id: 'due', header: headers.due, kind: 'date', value: ({ NextDue }) => NextDue, shownOnCard: true },
  {
    id: 'late',
    header: headers.late,
    value: ({ IsLate, NextDue }) => (IsLate ? late : NextDue === null ? null : due),
    cell: ({ IsLate }) => (IsLate ? <StatusBadge tone="warning">{late}</StatusBadge> : null),
    shownOnCard: true,
  },
  { id: 'waiting', header: headers.waiting, kind: 'count', value: ({ Waiting }) => Waiting, shownOnCard: true },
  { id: 'refused', header: headers.refused, kind: 'count', value: ({ Last }) => Last.Refused, shownOnCard: true },
  {
    id: 'names',
    header: headers.names,
    kind: 'count',
    value: ({ Last }) => Last.UnmatchedNames.length,
    shownOnCard: true,
  },
]

/** The senders, late ones first. Each name links to the newest delivery. */
export function SourcesRegister({ sources }: { sources: readonly DeliverySource[] }) {
  const { search, onSearch } = useSearchParams('/_signed-in/_company/settings/data/sources')
  return (
    <DataTable
      state={search}
      onState={onSearch}
      label={texts.sources.title}
      rows={sources}
      columns={columns}
      rowKey={({ Source }) => Source}
      rowAction={toDelivery(({ Last }) => Last.RecId)}
      emptyText={texts.sources.empty}
      emptyHint={texts.sources.emptyHint}
      searchLabel={texts.sources.search}
      exported
    />
  )
}
