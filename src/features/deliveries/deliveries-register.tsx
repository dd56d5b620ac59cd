import type { Delivery } from '@captive/api-client/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { api } from '../../api/api.ts'
import { formatDate } from '../../format/date.ts'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { DataTable, type DataTableProps } from '../../ui/data-table/data-table.tsx'
import { useFurtherPages } from '../../ui/data-table/use-further-pages.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { useSearchParams } from '../../ui/use-search-params.ts'
import { DeliveryStateBadge } from './delivery-state-badge.tsx'
import { deliveriesQuery } from './queries.ts'
import { kindNames } from './kinds/texts.ts'
import { texts } from './texts.ts'

const headers = texts.register.columns

const columns: readonly DataColumn<Delivery>[] = [
  { id: 'file', header: headers.file, value: ({ FileName }) => FileName, verbatim: true },
  { id: 'kind', header: headers.kind, value: ({ Kind }) => kindNames[Kind], shownOnCard: true },
  { id: 'source', header: headers.source, value: ({ Source }) => Source ?? texts.unknownSource, shownOnCard: true },
  { id: 'as-of', header: headers.asOf, kind: 'date', value: ({ AsOf }) => AsOf, shownOnCard: true },
  {
    id: 'state',
    header: headers.state,
    value: ({ State }) => texts.states[State],
    cell: ({ State }) => <DeliveryStateBadge state={State} />,
    minWidth: 11,
    shownOnCard: true,
  },
  { id: 'new', header: headers.new, kind: 'count', value: ({ New }) => New },
  { id: 'changed', header: headers.changed, kind: 'count', value: ({ Changed }) => Changed },
  { id: 'refused', header: headers.refused, kind: 'count', value: ({ Refused }) => Refused },
  { id: 'doubtful', header: headers.doubtful, kind: 'count', value: ({ Doubtful }) => Doubtful },
  {
    id: 'at',
    header: headers.at,
    kind: 'date',
    value: ({ BroughtAt }) => BroughtAt,
    text: ({ BroughtAt }) => formatDate(new Date(BroughtAt)),
    shownOnCard: true,
  },
]

const toDelivery: NonNullable<DataTableProps<Delivery>['rowAction']> = ({ RecId }, content, className) => (
  <Link to="/settings/data/$deliveryId" params={{ deliveryId: String(RecId) }} className={className}>
    {content}
  </Link>
)

/** All deliveries, newest first. */
export function DeliveriesRegister() {
  const { search, onSearch } = useSearchParams('/_signed-in/_company/settings/data/')
  const deliveries = useInfiniteQuery(deliveriesQuery(api))
  useFurtherPages(deliveries, { state: search, rows: deliveries.data?.length ?? 0 })
  return (
    <>
      <QueryView
        query={deliveries}
        pending={<LoadingState label={texts.register.loading} shape="rows" count={6} />}
        failed={texts.register.failed}
      >
        {(rows) => (
          <DataTable
            state={search}
            onState={onSearch}
            label={texts.register.title}
            rows={rows}
            columns={columns}
            rowKey={({ RecId }) => String(RecId)}
            rowAction={toDelivery}
            emptyText={texts.register.empty}
            emptyHint={texts.register.emptyHint}
            searchLabel={texts.register.search}
            defaultSort="-at"
            exported
            {...(deliveries.hasNextPage && { more: { loading: deliveries.isFetchingNextPage } })}
          />
        )}
      </QueryView>
      {deliveries.isFetchNextPageError && (
        <ErrorState
          title={texts.register.olderFailed}
          error={deliveries.error}
          onRetry={() => void deliveries.fetchNextPage()}
        >
          {texts.register.olderFailedHint}
        </ErrorState>
      )}
    </>
  )
}
