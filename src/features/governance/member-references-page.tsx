import type { MembershipReference } from '@captive/api-client/contract'

import { api } from '../../api/api.ts'
import { mailColumn, phoneColumn } from '../../ui/data-table/contact-columns.tsx'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { useSearchParams } from '../../ui/use-search-params.ts'
import { membershipPages } from './governance-pages.ts'
import { PeopleRegister } from './people-register.tsx'
import { referencesQuery } from './queries.ts'
import { texts } from './texts.ts'

const headers = texts.references.columns

const columns: readonly DataColumn<MembershipReference>[] = [
  { id: 'last', header: headers.lastName, verbatim: true, value: ({ LastName }) => LastName },
  { id: 'first', header: headers.firstName, verbatim: true, value: ({ FirstName }) => FirstName, shownOnCard: true },
  { id: 'type', header: headers.type, value: ({ Type }) => Type, shownOnCard: true },
  mailColumn(({ BusinessEmail }) => BusinessEmail),
  phoneColumn(({ BusinessPhone }) => BusinessPhone),
]

/** Members who serve as references (GOV-004, GOV-012). */
export function MemberReferencesPage() {
  return (
    <PeopleRegister
      params={useSearchParams('/_signed-in/_company/insurance/governance/membership/member-references')}
      about={membershipPages['member-references'].about}
      label={texts.references.label}
      query={(programId) => referencesQuery(api, programId)}
      columns={columns}
      rowKey={({ BusinessEmail, LastName, FirstName, Type }) => [BusinessEmail, LastName, FirstName, Type].join(' ')}
      emptyText={texts.references.empty}
      searchLabel={texts.references.search}
      defaultSort="last"
    />
  )
}
