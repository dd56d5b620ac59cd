import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { IconChartBar } from '@tabler/icons-react'
import { useMemo } from 'react'

import { api } from '../../../api/api.ts'
import { useActiveCompany, useCan, useOffers } from '../../../session/session-context.ts'
import { DataTable, type DataTableProps } from '../../../ui/data-table/data-table.tsx'
import { useFurtherPages } from '../../../ui/data-table/use-further-pages.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FilterLine } from '../../../ui/filter-line.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { showFailure } from '../../../ui/toasts.tsx'
import { useSearchParams } from '../../../ui/use-search-params.ts'
import type { FoundClaim } from '@captive/api-client/contract'
import { ReachField, useReach } from '../reach-field.tsx'
import { reachSearch, type Reach } from '../reach.ts'
import { texts } from '../texts.ts'
import { ClaimLink } from './claim-link.tsx'
import { filterWords } from './filter-words.ts'
import { loadAllClaims, maxExportedClaims, registerQuery, registerTotalsQuery } from './queries.ts'
import { registerColumns } from './register-columns.tsx'
import { FurtherFilters, MainFilters } from './register-filters.tsx'
import classes from './register.module.css'
import { noFilters, toClaimFilter, type RegisterFilters } from './register-search.ts'
import { SavedViews } from './views/saved-views.tsx'

const words = texts.register

const about: Record<Reach, string> = { this: words.about, program: words.aboutProgram, all: words.aboutAll }

/**
 * /Claims/all: the claims of all lines and terms. Staff and brokers can also see those of a program or of all
 * companies.
 */
export function AllClaimsPage() {
  const { clientName } = useActiveCompany()
  const offers = useOffers()
  const { search, onSearch } = useSearchParams('/_signed-in/_company/Claims/all')
  const reach = useReach(search.companies)
  const can = useCan()
  return (
    <>
      <PageHeader
        eyebrow={reach === 'this' ? clientName : words.reaches[reach]}
        actions={
          <LinkButton
            to="/Claims/analysis"
            search={reachSearch(reach)}
            allowed={can('004-001-002')}
            icon={<IconChartBar size={20} aria-hidden />}
          >
            {words.analysis}
          </LinkButton>
        }
      >
        {about[reach]}
      </PageHeader>
      {offers('ClaimSearch') && <SavedViews search={search} onSearch={onSearch} />}
      <ReachField reach={reach} onChange={(companies) => onSearch({ companies, page: undefined })} />
      {offers('ClaimSearch') ? (
        <Register reach={reach} />
      ) : (
        <EmptyState title={words.empty}>{words.notOffered}</EmptyState>
      )}
    </>
  )
}

function Register({ reach }: { reach: Reach }) {
  const company = useActiveCompany()
  const ofSeveral = reach !== 'this'
  const { search, onSearch } = useSearchParams('/_signed-in/_company/Claims/all')
  const filter = toClaimFilter(search, reach, company)
  const found = useInfiniteQuery(registerQuery(api, filter, search.sort))
  const totals = useQuery({ ...registerTotalsQuery(api, filter), enabled: found.isSuccess })
  const claims = useMemo(() => found.data?.pages.flatMap(({ Claims }) => Claims) ?? noClaims, [found.data])
  const columns = useMemo(() => registerColumns(totals.data, ofSeveral), [totals.data, ofSeveral])
  const first = found.data?.pages[0]
  useFurtherPages(found, { state: { page: search.page, size: search.size }, rows: claims.length })

  const change = (filters: RegisterFilters) => onSearch({ ...filters, page: undefined })
  const active = filterWords(search)
  const fields = { filters: search, onChange: change, clientId: ofSeveral ? undefined : company.clientId }
  const exportAll = async () => {
    if ((totals.data?.Claims ?? 0) > maxExportedClaims)
      showFailure(words.tooManyToExport(maxExportedClaims.toLocaleString('en-US')))
    return loadAllClaims(api, filter, search.sort)
  }
  return (
    <>
      <FilterLine onClear={active === undefined ? undefined : () => change(noFilters)}>
        {active ?? words.allClaims}
      </FilterLine>
      <FurtherFilters {...fields} />
      <QueryView
        query={found}
        pending={<LoadingState label={words.loading} shape="rows" count={8} />}
        failed={words.failed}
      >
        {() => (
          <>
            {first?.Matching === 'similar' && <p className={classes.note}>{words.similar}</p>}
            {first?.TooMany && <p className={classes.note}>{words.tooMany}</p>}
            <DataTable
              state={search}
              onState={onSearch}
              fromServer
              exported={exportAll}
              label={words.table}
              rows={claims}
              columns={columns}
              rowKey={({ RecId }) => String(RecId)}
              emptyText={words.empty}
              searchLabel={words.search}
              defaultSort="-loss"
              filters={<MainFilters {...fields} />}
              rowAction={openClaim}
              {...(found.hasNextPage && { more: { loading: found.isFetchingNextPage } })}
            />
          </>
        )}
      </QueryView>
      {found.isFetchNextPageError && (
        <ErrorState title={words.moreFailed} error={found.error} onRetry={() => void found.fetchNextPage()}>
          {words.moreFailedHint}
        </ErrorState>
      )}
    </>
  )
}

const noClaims: FoundClaim[] = []

const openClaim: NonNullable<DataTableProps<FoundClaim>['rowAction']> = (claim, content, className) => (
  <ClaimLink claim={claim} className={className}>
    {content}
  </ClaimLink>
)
