import type { Client } from '@captive/api-client/contract'

import { api } from '../../api/api.ts'
import { phoneColumn } from '../../ui/data-table/contact-columns.tsx'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { membershipPages } from './governance-pages.ts'
import { PeopleRegister } from './people-register.tsx'
import { membersQuery } from './queries.ts'

const columns: readonly DataColumn<Client>[] = [
  { id: 'company', header: 'Company', verbatim: true, value: ({ ClientName }) => ClientName },
  { id: 'address', header: 'Address', value: ({ Address }) => Address.Line1, fact: true },
  { id: 'city', header: 'City', value: ({ Address }) => Address.City, fact: true },
  { id: 'state', header: 'State', value: ({ Address }) => Address.State, fact: true },
  phoneColumn(({ Phone }) => Phone),
]

/** The members of a program (GOV-003, GOV-010, AMB-107). */
export function MembershipDirectoryPage() {
  return (
    <PeopleRegister
      about={membershipPages['membership-directory'].about}
      label="Members"
      query={(programId) => membersQuery(api, programId)}
      columns={columns}
      rowKey={({ ClientId }) => String(ClientId)}
      emptyText="No Members Found."
      searchLabel="Search members"
      defaultSort="company"
    />
  )
}
