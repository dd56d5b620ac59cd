import type { MembershipReference } from '@captive/api-client/contract'

import { api } from '../../api/api.ts'
import { mailColumn, phoneColumn } from '../../ui/data-table/contact-columns.tsx'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { membershipPages } from './governance-pages.ts'
import { PeopleRegister } from './people-register.tsx'
import { referencesQuery } from './queries.ts'

const columns: readonly DataColumn<MembershipReference>[] = [
  { id: 'last', header: 'Last Name', verbatim: true, value: ({ LastName }) => LastName },
  { id: 'first', header: 'First Name', verbatim: true, value: ({ FirstName }) => FirstName, fact: true },
  { id: 'type', header: 'Type', value: ({ Type }) => Type, fact: true },
  mailColumn(({ BusinessEmail }) => BusinessEmail),
  phoneColumn(({ BusinessPhone }) => BusinessPhone),
]

/** Who may be asked about a program (GOV-004, GOV-012). */
export function MemberReferencesPage() {
  return (
    <PeopleRegister
      about={membershipPages['member-references'].about}
      label="References"
      query={(programId) => referencesQuery(api, programId)}
      columns={columns}
      rowKey={({ BusinessEmail, LastName, FirstName, Type }) => [BusinessEmail, LastName, FirstName, Type].join(' ')}
      emptyText="No References Found."
      searchLabel="Search references"
      defaultSort="last"
    />
  )
}
