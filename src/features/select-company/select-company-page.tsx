import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'

import { api } from '../../api/api.ts'
import { useOffers, useSession } from '../../session/session-context.ts'
import { useChooseCompany } from '../../session/choose-company.ts'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { rowButton } from '../../ui/data-table/row-button.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PageTabs } from '../../ui/page-tabs.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { searchChoice } from '../../ui/search-choice.ts'
import { useSearchParams } from '../../ui/use-search-params.ts'
import { BookOfBusiness, type ChooseCompany } from './book/book-of-business.tsx'
import type { CompanyRow } from './companies.ts'
import { companiesQuery } from './queries.ts'
import { views } from './select-company-search.ts'
import { texts } from './texts.ts'

const headers = texts.columns

const columns: readonly DataColumn<CompanyRow>[] = [
  { id: 'name', header: headers.companyName, verbatim: true, value: ({ name }) => name },
  { id: 'program', header: headers.program, value: ({ program }) => program, shownOnCard: true },
  { id: 'type', header: headers.type, value: ({ type }) => type, shownOnCard: true },
  { id: 'state', header: headers.state, value: ({ state }) => state, shownOnCard: true },
  { id: 'address', header: headers.address, value: ({ address }) => address },
  { id: 'city', header: headers.city, value: ({ city }) => city, shownOnCard: true },
]

/** Lets the user choose a company, in the table of the specification or in the book of business. */
export function SelectCompanyPage({ onChosen }: { onChosen: (page?: string) => Promise<void> }) {
  const { search, onSearch } = useSearchParams('/_signed-in/select-company')
  const choose = useChooseCompany()
  const onChoose: ChooseCompany = useCallback(
    ({ company }, page) => {
      choose(company)
      void onChosen(page)
    },
    [choose, onChosen],
  )
  const { value, onChange } = searchChoice(views, search.view, (view) => onSearch({ ...emptyTable, view }))
  return (
    <>
      <PageHeader title={texts.title}>{texts.lead}</PageHeader>
      {useOffers()('BookOfBusiness') ? (
        <PageTabs
          label={texts.views.label}
          tabs={views.map((view) => ({ value: view, label: texts.views[view] }))}
          value={value}
          onChange={onChange}
        >
          {(view) => (view === 'book' ? <BookOfBusiness onChoose={onChoose} /> : <Companies onChoose={onChoose} />)}
        </PageTabs>
      ) : (
        <Companies onChoose={onChoose} />
      )}
    </>
  )
}

const emptyTable = { search: undefined, sort: undefined, page: undefined, hidden: undefined }

/** The companies by name. Renders nothing if the list cannot be loaded (SEL-015). */
function Companies({ onChoose }: { onChoose: ChooseCompany }) {
  const { search, onSearch } = useSearchParams('/_signed-in/select-company')
  const companies = useQuery(companiesQuery(api, useSession()))
  const rowAction = useMemo(() => rowButton<CompanyRow>((row) => onChoose(row)), [onChoose])
  return (
    <QueryView query={companies} pending={<LoadingState label={texts.loading} shape="rows" count={8} />}>
      {(rows) => (
        <DataTable
          state={search}
          onState={onSearch}
          label={texts.table}
          rows={rows}
          columns={columns}
          rowKey={({ company }) => String(company.clientId)}
          emptyText={texts.empty}
          searchLabel={texts.search}
          defaultSort="name"
          rowAction={rowAction}
        />
      )}
    </QueryView>
  )
}
