import type { ActivityEntry } from '@captive/api-client/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { api } from '../../api/api.ts'
import { formatDate } from '../../format/date.ts'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { MailAddress } from '../../ui/contact-links.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { useFurtherPages } from '../../ui/data-table/use-further-pages.ts'
import { useTableAddress } from '../../ui/data-table/use-table-address.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { FilterLine } from '../../ui/filter-line.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { useAddress } from '../../ui/use-address.ts'
import { ActivityFilterFields } from './activity-filter-fields.tsx'
import { kindOfAction, parseActivityFilters, type ActivityFilters } from './activity-filters.ts'
import { activityQuery } from './queries.ts'

const columns: readonly DataColumn<ActivityEntry>[] = [
  { id: 'user', header: 'User', value: ({ User }) => User, cell: ({ User }) => <MailAddress email={User} /> },
  {
    id: 'time',
    header: 'Timestamp',
    kind: 'moment',
    value: ({ CreatedDateTime }) => CreatedDateTime,
  },
  { id: 'action', header: 'Action', value: ({ Action }) => Action },
]
const newestFirst = '-time'
const noEntries: ActivityEntry[] = []

/** /settings/activity-log: who did what, and when (core §2 Activity Log, ACT-001 to ACT-004). */
export function ActivityLogPage() {
  const table = useTableAddress()
  const [filters, setFilters] = useAddress(parseActivityFilters)
  const log = useInfiniteQuery(activityQuery(api, filters))
  const entries = useMemo(() => log.data?.pages.flatMap((page) => page.entries) ?? noEntries, [log.data])
  const rows = useMemo(() => entries.filter((entry) => isWanted(entry, filters)), [entries, filters])

  // The server knows days, and no names.
  useFurtherPages(log, { state: table.state, rows: rows.length, asksForAll: Boolean(filters.who || filters.what) })

  const change = (next: { [name in keyof ActivityFilters]?: string | undefined }) =>
    setFilters({ ...next, ...({ page: undefined } as object) })
  const isFiltered = Object.keys(filters).length > 0
  return (
    <>
      <PageHeader>
        Who signed in, and what was looked at, sent and changed. Nothing here can be changed or removed.
      </PageHeader>
      <FilterLine
        onClear={
          isFiltered ? () => change({ who: undefined, what: undefined, from: undefined, to: undefined }) : undefined
        }
      >
        {filterWords(filters)}
      </FilterLine>
      <QueryView
        query={log}
        pending={<LoadingState label="Loading the activity log" shape="rows" count={8} />}
        failed={{
          title: 'The activity log did not load',
          kept: 'The server could not be reached. Nothing in the log is lost.',
        }}
      >
        {() => (
          <DataTable
            {...table}
            label="Activity"
            rows={rows}
            columns={columns}
            rowKey={(entry) => String(entry.RecId)}
            emptyText="No Activity Found."
            searchLabel="Search users and actions"
            defaultSort={newestFirst}
            exported
            filters={<ActivityFilterFields filters={filters} entries={entries} onChange={change} />}
            {...(log.hasNextPage && { more: { loading: log.isFetchingNextPage } })}
          />
        )}
      </QueryView>
      {log.isFetchNextPageError && (
        <ErrorState title="Older entries did not load" error={log.error} onRetry={() => void log.fetchNextPage()}>
          What is shown above is right, but not all there is.
        </ErrorState>
      )}
    </>
  )
}

function isWanted({ User, Action }: ActivityEntry, { who, what }: ActivityFilters): boolean {
  return (who === undefined || User === who) && (what === undefined || kindOfAction(Action) === what)
}

/** 'Signed by dana@member.example, 11/01/2026 to 11/22/2026'. */
function filterWords({ who, what, from, to }: ActivityFilters): string {
  const days =
    from && to
      ? `${formatDate(from)} to ${formatDate(to)}`
      : from
        ? `since ${formatDate(from)}`
        : to && `until ${formatDate(to)}`
  const subject = `${what ? `“${what} …”` : 'Everything'} by ${who ?? 'everybody'}`
  return days ? `${subject}, ${days}` : subject
}
