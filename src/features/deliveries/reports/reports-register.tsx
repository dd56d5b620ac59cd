import type { ReportMatch } from '@captive/api-client/contract'
import { useInfiniteQuery } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import type { DataColumn } from '../../../ui/data-table/data-column.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { useFurtherPages } from '../../../ui/data-table/use-further-pages.ts'
import type { Elements } from '../../../ui/elements.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FilterLine } from '../../../ui/filter-line.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import type { SearchParams } from '../../../ui/use-search-params.ts'
import { reportMatchesQuery } from './queries.ts'
import type { QueueFilters, ReportsSearch } from './reports-search.ts'
import { texts } from './texts.ts'

interface ReportsRegisterProps extends SearchParams<ReportsSearch & QueueFilters> {
  columns: readonly DataColumn<ReportMatch>[]
  filters: Elements
  /** The active filters in one line. */
  summary: string
  /** Undefined without filters. */
  onClear: (() => void) | undefined
}

/** The filtered reports with or without a claim, newest first. */
export function ReportsRegister({ search, onSearch, columns, filters, summary, onClear }: ReportsRegisterProps) {
  const { claim: state = 'without' } = search
  const reports = useInfiniteQuery(reportMatchesQuery(api, search))
  useFurtherPages(reports, { state: search, rows: reports.data?.length ?? 0 })
  return (
    <>
      <FilterLine onClear={onClear}>{summary}</FilterLine>
      <QueryView
        query={reports}
        pending={<LoadingState label={texts.loading} shape="rows" count={6} />}
        failed={texts.failed}
      >
        {(rows) => (
          <DataTable
            state={search}
            onState={onSearch}
            label={texts.table[state]}
            rows={rows}
            loading={reports.isPlaceholderData ? texts.loading : undefined}
            columns={columns}
            rowKey={({ RecId }) => String(RecId)}
            emptyText={texts.empty[state]}
            searchLabel={texts.search}
            defaultSort="-reported"
            filters={filters}
            {...(reports.hasNextPage && { more: { loading: reports.isFetchingNextPage } })}
          />
        )}
      </QueryView>
      {reports.isFetchNextPageError && (
        <ErrorState title={texts.olderFailed} error={reports.error} onRetry={() => void reports.fetchNextPage()}>
          {texts.olderFailedHint}
        </ErrorState>
      )}
    </>
  )
}
