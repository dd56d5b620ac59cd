import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'

import { api } from '../../../api/api.ts'
import { useCan, useSession } from '../../../session/session-context.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { rowButton } from '../../../ui/data-table/row-button.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { useSearchParams } from '../../../ui/use-search-params.ts'
import type { CompanyRow } from '../companies.ts'
import { bookQuery, companiesQuery } from '../queries.ts'
import { texts } from '../texts.ts'
import { bookColumns } from './book-columns.tsx'
import { toBookRows, type BookRow } from './book-rows.ts'

/** Makes a company active, and opens a page for it if one is given. */
export type ChooseCompany = (row: Pick<CompanyRow, 'company'>, page?: string) => void

const words = texts.book

/** A register of the companies in reach, with upcoming dates and costs. */
export function BookOfBusiness({ onChoose }: { onChoose: ChooseCompany }) {
  const can = useCan()
  const { search, onSearch } = useSearchParams('/_signed-in/select-company')
  const book = useQueries({
    queries: [bookQuery(api), companiesQuery(api, useSession())],
    combine: ([figures, companies]) => ({
      figures: figures.data,
      companies: companies.data,
      isLoadingError: figures.isLoadingError || companies.isLoadingError,
      error: figures.error ?? companies.error,
      refetch: () => Promise.all([figures.refetch(), companies.refetch()]),
    }),
  })
  const { figures, companies } = book
  const rows = useMemo(() => figures && companies && toBookRows(figures, companies), [figures, companies])
  const seesRenewal = can('002') && can('002-003') && can('002-003-005')
  const seesItems = can('001')
  const columns = useMemo(() => bookColumns({ onChoose, seesRenewal, seesItems }), [onChoose, seesRenewal, seesItems])
  const rowAction = useMemo(() => rowButton<BookRow>((row) => onChoose(row)), [onChoose])
  return (
    <QueryView
      query={{ ...book, data: rows }}
      pending={<LoadingState label={texts.loading} shape="rows" count={8} />}
      failed={words.failed}
    >
      {(found) => (
        <DataTable
          state={search}
          onState={onSearch}
          label={words.table}
          rows={found}
          columns={columns}
          rowKey={({ ClientId }) => String(ClientId)}
          emptyText={texts.empty}
          searchLabel={texts.search}
          rowAction={rowAction}
          exported
        />
      )}
    </QueryView>
  )
}
