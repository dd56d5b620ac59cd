import type { Client } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'

import { api } from '../../api/api.ts'
import { useSession } from '../../session/session-context.ts'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { useSearchParams } from '../../ui/use-search-params.ts'
import { companiesOfGroupQuery } from './queries.ts'
import { texts } from './texts.ts'

const headers = texts.companies.columns

const columns: readonly DataColumn<Client>[] = [
  { id: 'name', header: headers.companyName, verbatim: true, value: ({ ClientName }) => ClientName },
  {
    id: 'code',
    header: headers.clientCode,
    value: ({ ClientCode }) => ClientCode,
    kind: 'identifier',
    shownOnCard: true,
  },
  { id: 'address', header: headers.address, value: ({ Address }) => Address.Line1 },
  { id: 'city', header: headers.city, value: ({ Address }) => Address.City, shownOnCard: true },
  { id: 'state', header: headers.state, value: ({ Address }) => Address.State, shownOnCard: true },
  { id: 'zip', header: headers.zipCode, value: ({ Address }) => Address.ZipCode, kind: 'identifier' },
  { id: 'phone', header: headers.phone, value: ({ Phone }) => Phone, kind: 'identifier', shownOnCard: true },
]

/**
 * /user-settings/{groupName}: the companies of a group, each linked to its users. Renders nothing if the list cannot be
 * loaded (SEL-015).
 */
export function CompaniesPage({ groupName }: { groupName: string }) {
  const session = useSession()
  const { search, onSearch } = useSearchParams('/_signed-in/_company/user-settings/$groupName/')
  const query = useQuery(companiesOfGroupQuery(api, session, groupName))
  const rowAction = useMemo(() => linkToUsers(groupName), [groupName])
  return (
    <>
      <PageHeader>{texts.companies.lead}</PageHeader>
      <QueryView
        query={query}
        pending={<LoadingState label={texts.companies.loading} shape="rows" count={8} />}
        empty={<Navigate to="/user-settings" replace />}
      >
        {({ group, companies }) => (
          <DataTable
            state={search}
            onState={onSearch}
            label={texts.companies.table(group.Name)}
            rows={companies}
            columns={columns}
            rowKey={({ ClientId }) => String(ClientId)}
            emptyText={texts.companies.empty}
            emptyHint={texts.companies.emptyHint}
            searchLabel={texts.companies.search}
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
