import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { api } from '../../api/api.ts'
import { useSession, useSessionKeeper } from '../../session/session-context.ts'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { rowButton } from '../../ui/data-table/row-button.tsx'
import { useTableAddress } from '../../ui/data-table/use-table-address.ts'
import { LoadingState } from '../../ui/loading-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import type { CompanyRow } from './companies.ts'
import { companiesQuery } from './queries.ts'

const columns: readonly DataColumn<CompanyRow>[] = [
  { id: 'name', header: 'Company Name', verbatim: true, value: ({ name }) => name },
  { id: 'program', header: 'Program', value: ({ program }) => program, fact: true },
  { id: 'type', header: 'Type', value: ({ type }) => type, fact: true },
  { id: 'state', header: 'State', value: ({ state }) => state, fact: true },
  { id: 'address', header: 'Address', value: ({ address }) => address },
  { id: 'city', header: 'City', value: ({ city }) => city, fact: true },
]

/** Chooses the company to act for (core §2 Select Company). A list that does not load shows nothing (SEL-015). */
export function SelectCompanyPage({ onChosen }: { onChosen: () => Promise<void> }) {
  const session = useSession()
  const keeper = useSessionKeeper()
  const table = useTableAddress()
  const companies = useQuery(companiesQuery(api, session))
  const rowAction = useMemo(
    () =>
      rowButton<CompanyRow>(({ company }) => {
        keeper.chooseCompany(company)
        // For the activity log, which keeps nobody from working when it does not answer.
        api.selectCompany({ query: { ClientId: company.clientId } }).catch(() => undefined)
        void onChosen()
      }),
    [keeper, onChosen],
  )
  return (
    <>
      <PageHeader title="Select Company">
        Everything you see and report afterwards is for the company you choose here.
      </PageHeader>
      <QueryView query={companies} pending={<LoadingState label="Loading companies" shape="rows" count={8} />}>
        {(rows) => (
          <DataTable
            {...table}
            label="Companies"
            rows={rows}
            columns={columns}
            rowKey={({ company }) => String(company.clientId)}
            emptyText="No Companies Found."
            searchLabel="Search companies"
            defaultSort="name"
            rowAction={rowAction}
          />
        )}
      </QueryView>
    </>
  )
}
