import type { ActivityEntry } from '@captive/api-client/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { api } from '../../api/api.ts'
import { formatDate } from '../../format/date.ts'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { MailAddress } from '../../ui/contact-links.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { useFurtherPages } from '../../ui/data-table/use-further-pages.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { FilterLine } from '../../ui/filter-line.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { useSearchParams } from '../../ui/use-search-params.ts'
import { ActivityFilterFields } from './activity-filter-fields.tsx'
import { firstWordOf, type ActivityFilters } from './activity-filters.ts'
import { activityQuery } from './queries.ts'
import { texts } from './texts.ts'

const columns: readonly DataColumn<ActivityEntry>[] = [
  {
    id: 'user',
    header: texts.columns.user,
    value: ({ User }) => User,
    cell: ({ User }) => <MailAddress email={User} />,
  },
  {
    id: 'time',
    header: texts.columns.timestamp,
    kind: 'moment',
    value: ({ CreatedDateTime }) => CreatedDateTime,
  },
  { id: 'action', header: texts.columns.action, value: ({ Action }) => Action },
]
const newestFirst = '-time'
const noEntries: ActivityEntry[] = []

/** /settings/activity-log: all activity, newest first (core §2 Activity Log, ACT-001 to ACT-004). */
export function ActivityLogPage() {
  const { search, onSearch } = useSearchParams('/_signed-in/_company/settings/activity-log')
  const { who, what, from, to } = search
  const log = useInfiniteQuery(activityQuery(api, search))
  const entries = useMemo(() => log.data?.pages.flatMap((page) => page.entries) ?? noEntries, [log.data])
  const rows = useMemo(() => entries.filter((entry) => matches(entry, { who, what })), [entries, who, what])

  // The server filters only by day, so a filter by user or action needs all pages.
  useFurtherPages(log, { state: search, rows: rows.length, needsAllRows: Boolean(who || what) })

  const change = (filters: ActivityFilters) => onSearch({ ...filters, page: undefined })
  const isFiltered = Boolean(who || what || from || to)
  return (
    <>
      <PageHeader>{texts.about}</PageHeader>
      <FilterLine
        onClear={
          isFiltered ? () => change({ who: undefined, what: undefined, from: undefined, to: undefined }) : undefined
        }
      >
        {filterSummary(search)}
      </FilterLine>
      <QueryView
        query={log}
        pending={<LoadingState label={texts.loading} shape="rows" count={8} />}
        failed={texts.failed}
      >
        {() => (
          <DataTable
            state={search}
            onState={onSearch}
            label={texts.table}
            rows={rows}
            loading={log.isPlaceholderData ? texts.loading : undefined}
            columns={columns}
            rowKey={(entry) => String(entry.RecId)}
            emptyText={texts.empty}
            searchLabel={texts.search}
            defaultSort={newestFirst}
            exported
            filters={<ActivityFilterFields filters={search} entries={entries} onChange={change} />}
            {...(log.hasNextPage && { more: { loading: log.isFetchingNextPage } })}
          />
        )}
      </QueryView>
      {log.isFetchNextPageError && (
        <ErrorState title={texts.olderFailed} error={log.error} onRetry={() => void log.fetchNextPage()}>
          {texts.olderFailedHint}
        </ErrorState>
      )}
    </>
  )
}

function matches({ User, Action }: ActivityEntry, { who, what }: ActivityFilters): boolean {
  return (who === undefined || User === who) && (what === undefined || firstWordOf(Action) === what)
}

/** '“Signed …” by dana@member.example, 11/01/2026 to 11/22/2026'. */
function filterSummary({ who, what, from, to }: ActivityFilters): string {
  const { all, of, by, between, since, until } = texts.summary
  const actions = what ? of(what) : all
  const activity = who ? by(actions, who) : actions
  if (from && to) return between(activity, formatDate(from), formatDate(to))
  if (from) return since(activity, formatDate(from))
  return to ? until(activity, formatDate(to)) : activity
}
