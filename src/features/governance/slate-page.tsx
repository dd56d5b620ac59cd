import type { OfficerCommitteeSlate } from '@captive/api-client/contract'

import { api } from '../../api/api.ts'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { useSearchParams } from '../../ui/use-search-params.ts'
import { membershipPages } from './governance-pages.ts'
import { PeopleRegister } from './people-register.tsx'
import { slateQuery } from './queries.ts'
import { texts } from './texts.ts'

const headers = texts.slate.columns

const columns: readonly DataColumn<OfficerCommitteeSlate>[] = [
  { id: 'type', header: headers.type, value: ({ Type }) => Type },
  { id: 'company', header: headers.company, verbatim: true, value: ({ Company }) => Company, shownOnCard: true },
  { id: 'first', header: headers.firstName, verbatim: true, value: ({ FirstName }) => FirstName, shownOnCard: true },
  { id: 'last', header: headers.lastName, verbatim: true, value: ({ LastName }) => LastName, shownOnCard: true },
]

/** Officers and committee members, in the server's order of offices (GOV-005, GOV-014). */
export function SlatePage() {
  return (
    <PeopleRegister
      params={useSearchParams('/_signed-in/_company/insurance/governance/membership/officer-&-committee-slate')}
      about={membershipPages['officer-&-committee-slate'].about}
      label={texts.slate.label}
      query={(programId) => slateQuery(api, programId)}
      columns={columns}
      rowKey={({ Type, ClientId, FirstName, LastName }) => [Type, ClientId, FirstName, LastName].join(' ')}
      emptyText={texts.slate.empty}
      searchLabel={texts.slate.search}
    />
  )
}
