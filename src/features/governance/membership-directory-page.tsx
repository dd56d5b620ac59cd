import type { Client } from '@captive/api-client/contract'

import { api } from '../../api/api.ts'
import { phoneColumn } from '../../ui/data-table/contact-columns.tsx'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { useSearchParams } from '../../ui/use-search-params.ts'
import { membershipPages } from './governance-pages.ts'
import { PeopleRegister } from './people-register.tsx'
import { membersQuery } from './queries.ts'
import { texts } from './texts.ts'

const headers = texts.directory.columns

const columns: readonly DataColumn<Client>[] = [
  { id: 'company', header: headers.company, verbatim: true, value: ({ ClientName }) => ClientName },
  { id: 'address', header: headers.address, value: ({ Address }) => Address.Line1, shownOnCard: true },
  { id: 'city', header: headers.city, value: ({ Address }) => Address.City, shownOnCard: true },
  { id: 'state', header: headers.state, value: ({ Address }) => Address.State, shownOnCard: true },
  phoneColumn(({ Phone }) => Phone),
]

/** The members of a program (GOV-003, GOV-010, AMB-107). */
export function MembershipDirectoryPage() {
  return (
    <PeopleRegister
      params={useSearchParams('/_signed-in/_company/insurance/governance/membership/membership-directory')}
      about={membershipPages['membership-directory'].about}
      label={texts.directory.label}
      query={(programId) => membersQuery(api, programId)}
      columns={columns}
      rowKey={({ ClientId }) => String(ClientId)}
      emptyText={texts.directory.empty}
      searchLabel={texts.directory.search}
      defaultSort="company"
    />
  )
}
