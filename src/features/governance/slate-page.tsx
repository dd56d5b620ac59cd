import type { OfficerCommitteeSlate } from '@captive/api-client/contract'

import { api } from '../../api/api.ts'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { membershipPages } from './governance-pages.ts'
import { PeopleRegister } from './people-register.tsx'
import { slateQuery } from './queries.ts'

const columns: readonly DataColumn<OfficerCommitteeSlate>[] = [
  { id: 'type', header: 'Type', value: ({ Type }) => Type },
  { id: 'company', header: 'Company', verbatim: true, value: ({ Company }) => Company, fact: true },
  { id: 'first', header: 'First Name', verbatim: true, value: ({ FirstName }) => FirstName, fact: true },
  { id: 'last', header: 'Last Name', verbatim: true, value: ({ LastName }) => LastName, fact: true },
]

/** Who holds which office and sits on which committee, in the order of the offices (GOV-005, GOV-014). */
export function SlatePage() {
  return (
    <PeopleRegister
      about={membershipPages['officer-&-committee-slate'].about}
      label="Officers and committees"
      query={(programId) => slateQuery(api, programId)}
      columns={columns}
      rowKey={({ Type, ClientId, FirstName, LastName }) => [Type, ClientId, FirstName, LastName].join(' ')}
      emptyText="None Found."
      searchLabel="Search offices, companies and names"
    />
  )
}
