import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { Person } from '@captive/api-client/contract'

import { api } from '../../../api/api.ts'
import { useOffers } from '../../../session/session-context.ts'
import { DataTable, type DataTableProps } from '../../../ui/data-table/data-table.tsx'
import type { RowSelection } from '../../../ui/data-table/use-data-table.ts'
import { useFurtherPages } from '../../../ui/data-table/use-further-pages.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FilterLine } from '../../../ui/filter-line.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import type { SearchParams } from '../../../ui/use-search-params.ts'
import { peopleColumns } from './people-columns.tsx'
import { PeopleFilterFields } from './people-filter-fields.tsx'
import classes from './people.module.css'
import type { PeopleFilters, PeopleSearch } from './people-search.ts'
import { personPath } from './person-facts.ts'
import { peopleQuery } from './queries.ts'
import { SetActiveDialog } from './set-active-dialog.tsx'
import { texts } from './texts.ts'
import { useViewAs } from './use-view-as.ts'

const none: PeopleFilters = { find: undefined, role: undefined, code: undefined, status: undefined, unused: undefined }

/** Links to the page of a user who may be edited. */
const personLink: NonNullable<DataTableProps<Person>['rowAction']> = (person, content, className) =>
  person.isEditable ? (
    <Link to={personPath(person)} className={className}>
      {content}
    </Link>
  ) : (
    <span>{content}</span>
  )

/** The filtered users by name, with actions for several of them. */
export function PeopleRegister({ search, onSearch }: SearchParams<PeopleSearch>) {
  const people = useInfiniteQuery(peopleQuery(api, search))
  useFurtherPages(people, { state: search, rows: people.data?.length ?? 0 })
  const view = useViewAs()
  const offers = useOffers()
  const columns = useMemo(() => peopleColumns(offers('ViewAs') ? view : null), [view, offers])
  const [selected, setSelected] = useState<RowSelection['selected']>({})
  const [action, setAction] = useState<'deactivate' | 'activate' | null>(null)
  const chosen = (people.data ?? []).filter(({ RecId }) => selected[RecId])
  const isFiltered = Object.keys(none).some((name) => search[name as keyof PeopleFilters] !== undefined)
  return (
    <>
      <FilterLine onClear={isFiltered ? () => onSearch({ ...none, page: undefined }) : undefined}>
        {isFiltered ? texts.summary.some : texts.summary.all}
      </FilterLine>
      <QueryView
        query={people}
        pending={<LoadingState label={texts.loading} shape="rows" count={8} />}
        failed={texts.failed}
      >
        {(rows) => (
          <>
            <div className={classes.bar}>
              <p role="status">{chosen.length === 0 ? '' : texts.chosen(chosen.length)}</p>
              {chosen.length > 0 &&
                (['deactivate', 'activate'] as const).map((one) => (
                  <Button key={one} aria-haspopup="dialog" onClick={() => setAction(one)}>
                    {texts[one]}
                  </Button>
                ))}
            </div>
            <DataTable
              state={search}
              onState={onSearch}
              label={texts.table}
              rows={rows}
              columns={columns}
              rowKey={({ RecId }) => String(RecId)}
              rowAction={personLink}
              emptyText={texts.empty}
              filters={
                <PeopleFilterFields filters={search} onChange={(change) => onSearch({ ...change, page: undefined })} />
              }
              selection={{ selected, onSelected: setSelected }}
              exported
              {...(people.hasNextPage && { more: { loading: people.isFetchingNextPage } })}
            />
          </>
        )}
      </QueryView>
      {people.isFetchNextPageError && (
        <ErrorState title={texts.moreFailed} error={people.error} onRetry={() => void people.fetchNextPage()}>
          {texts.moreFailedHint}
        </ErrorState>
      )}
      {action && (
        <SetActiveDialog
          action={action}
          people={chosen}
          onDone={() => {
            setAction(null)
            setSelected({})
          }}
          onCancel={() => setAction(null)}
        />
      )}
    </>
  )
}
