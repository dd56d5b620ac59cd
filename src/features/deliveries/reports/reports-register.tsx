import { useInfiniteQuery, useQuery } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { formatDate } from '../../../format/date.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { useFurtherPages } from '../../../ui/data-table/use-further-pages.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FilterLine } from '../../../ui/filter-line.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import type { SearchParams } from '../../../ui/use-search-params.ts'
import { companiesQuery, reportMatchesQuery } from './queries.ts'
import { columnsOf } from './report-columns.tsx'
import { ReportFilterFields, typeName } from './report-filter-fields.tsx'
import type { claimStates, ReportFilters, ReportsSearch } from './reports-search.ts'
import { texts } from './texts.ts'

interface ReportsRegisterProps extends SearchParams<ReportsSearch> {
  state: (typeof claimStates)[number]
}

/** The reports with or without a claim, newest first. */
export function ReportsRegister({ state, search, onSearch }: ReportsRegisterProps) {
  const reports = useInfiniteQuery(reportMatchesQuery(api, search))
  const { data: companies = [] } = useQuery(companiesQuery(api))
  useFurtherPages(reports, { state: search, rows: reports.data?.length ?? 0 })
  const change = (filters: ReportFilters) => onSearch({ ...filters, page: undefined })
  const { type, company, from, to } = search
  const isFiltered = [type, company, from, to].some((filter) => filter !== undefined)
  return (
    <>
      <FilterLine
        onClear={
          isFiltered ? () => change({ type: undefined, company: undefined, from: undefined, to: undefined }) : undefined
        }
      >
        {summaryOf(search, companies)}
      </FilterLine>
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
            columns={columnsOf[state]}
            rowKey={({ RecId }) => String(RecId)}
            emptyText={texts.empty[state]}
            searchLabel={texts.search}
            defaultSort="-reported"
            filters={<ReportFilterFields filters={search} companies={companies} onChange={change} />}
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

/** 'Reports of type Auto, Cedar Ridge, 11/01/2026 to 11/22/2026'. */
function summaryOf(
  { type, company, from, to }: ReportFilters,
  companies: readonly { value: number; label: string }[],
): string {
  const { summary } = texts
  const name = companies.find(({ value }) => value === company)?.label ?? summary.unknownCompany
  const ofType = type ? summary.of(typeName(type)) : summary.all
  const reports = company === undefined ? ofType : summary.company(ofType, name)
  if (from && to) return summary.between(reports, formatDate(from), formatDate(to))
  if (from) return summary.since(reports, formatDate(from))
  return to ? summary.until(reports, formatDate(to)) : reports
}
