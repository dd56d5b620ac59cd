import { useQuery } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { formatDate } from '../../../format/date.ts'
import type { SearchParams } from '../../../ui/use-search-params.ts'
import { selectableCompaniesQuery } from './queries.ts'
import { columnsOf } from './report-columns.tsx'
import { ReportFilterFields, typeName } from './report-filter-fields.tsx'
import { ReportsRegister } from './reports-register.tsx'
import type { claimStates, ReportFilters, ReportsSearch } from './reports-search.ts'
import { texts } from './texts.ts'

interface FiledReportsProps extends SearchParams<ReportsSearch> {
  state: (typeof claimStates)[number]
}

/** The register of reports, with filters by type, company and day. */
export function FiledReports({ state, search, onSearch }: FiledReportsProps) {
  const { data: companies = [] } = useQuery(selectableCompaniesQuery(api))
  const change = (filters: ReportFilters) => onSearch({ ...filters, page: undefined })
  const { type, company, from, to } = search
  const isFiltered = [type, company, from, to].some((filter) => filter !== undefined)
  return (
    <ReportsRegister
      search={search}
      onSearch={onSearch}
      columns={columnsOf[state]}
      filters={<ReportFilterFields filters={search} companies={companies} onChange={change} />}
      summary={summaryOf(search, companies)}
      onClear={
        isFiltered ? () => change({ type: undefined, company: undefined, from: undefined, to: undefined }) : undefined
      }
    />
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
