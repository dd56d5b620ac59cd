import type { Client } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'

import { api } from '../../api/api.ts'
import { useSession } from '../../session/session-context.ts'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { useTableAddress } from '../../ui/data-table/use-table-address.ts'
import { LoadingState } from '../../ui/loading-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { companiesQuery } from './queries.ts'

const columns: readonly DataColumn<Client>[] = [
  { id: 'name', header: 'Company Name', verbatim: true, value: ({ ClientName }) => ClientName },
  { id: 'code', header: 'ClientCode', value: ({ ClientCode }) => ClientCode, kind: 'identifier', fact: true },
  { id: 'address', header: 'Address', value: ({ Address }) => Address.Line1 },
  { id: 'city', header: 'City', value: ({ Address }) => Address.City, fact: true },
  { id: 'state', header: 'State', value: ({ Address }) => Address.State, fact: true },
  { id: 'zip', header: 'Zip Code', value: ({ Address }) => Address.ZipCode, kind: 'identifier' },
  { id: 'phone', header: 'Phone', value: ({ Phone }) => Phone, kind: 'identifier', fact: true },
]

/** /user-settings/{groupName}: the companies of a group, each leading to its users (USR-002, USR-008 to USR-010). A list that does not load shows nothing (SEL-015). */
export function CompaniesPage({ groupName }: { groupName: string }) {
  const session = useSession()
  const table = useTableAddress()
  const query = useQuery(companiesQuery(api, session, groupName))
  const rowAction = useMemo(() => linkToUsers(groupName), [groupName])
  return (
    <>
      <PageHeader>Choose the company whose people you want to see.</PageHeader>
      <QueryView
        query={query}
        pending={<LoadingState label="Loading companies" shape="rows" count={8} />}
        empty={<Navigate to="/user-settings" replace />}
      >
        {({ group, companies }) => (
          <DataTable
            {...table}
            label={`Companies, ${group.Name}`}
            rows={companies}
            columns={columns}
            rowKey={({ ClientId }) => String(ClientId)}
            emptyText="No Companies Found."
            emptyHint="Companies of this group will stand here once the program has one."
            searchLabel="Search companies"
            defaultSort="name"
            exported
            rowAction={rowAction}
          />
        )}
      </QueryView>
    </>
  )
}

function linkToUsers(groupName: string) {
  return ({ ClientId }: Client, content: ReactNode, className: string) => (
    <Link
      className={className}
      to="/user-settings/$groupName/$clientId"
      params={{ groupName, clientId: String(ClientId) }}
    >
      {content}
    </Link>
  )
}
