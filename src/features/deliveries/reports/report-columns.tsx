import type { ReportMatch } from '@captive/api-client/contract'

import type { DataColumn } from '../../../ui/data-table/data-column.ts'
import { factsOf, MatchedClaims } from './matched-claims.tsx'
import type { claimStates } from './reports-search.ts'
import { texts } from './texts.ts'

const headers = texts.columns

const common: readonly DataColumn<ReportMatch>[] = [
  { id: 'number', header: headers.number, kind: 'identifier', value: ({ ConfirmationNum }) => ConfirmationNum },
  { id: 'company', header: headers.company, value: ({ ClientName }) => ClientName, verbatim: true, fact: true },
  { id: 'type', header: headers.type, value: ({ claimType }) => claimType ?? texts.byEmail, fact: true },
  { id: 'loss', header: headers.lossDate, kind: 'date', value: ({ lossDate }) => lossDate },
  { id: 'people', header: headers.people, value: ({ people }) => people.join(', '), verbatim: true, fact: true },
  { id: 'reported', header: headers.reported, kind: 'date', value: ({ reportedAt }) => reportedAt },
  { id: 'policy', header: headers.policy, kind: 'identifier', value: ({ policyNumber }) => policyNumber },
]

type ClaimState = (typeof claimStates)[number]

const withClaims = (state: ClaimState): readonly DataColumn<ReportMatch>[] => [
  ...common,
  {
    id: 'claims',
    header: headers.claims[state],
    value: ({ claims }) => claims.map(factsOf).join('; '),
    cell: (report) => <MatchedClaims report={report} />,
    least: 24,
    fact: true,
  },
]

/** The columns of the reports with and without a claim. */
export const columnsOf: Readonly<Record<ClaimState, readonly DataColumn<ReportMatch>[]>> = {
  without: withClaims('without'),
  with: withClaims('with'),
}
