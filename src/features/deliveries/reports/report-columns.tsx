import type { ReportMatch } from '@captive/api-client/contract'

import { ReceiptButton } from '../../../documents/receipt-button.tsx'
import type { DataColumn } from '../../../ui/data-table/data-column.ts'
import { factsOf, MatchedClaims } from './matched-claims.tsx'
import type { claimStates } from './reports-search.ts'
import { texts } from './texts.ts'

const headers = texts.columns

type ReportColumn = DataColumn<ReportMatch>

/** The columns that every list of reports has. */
export const columns = {
  number: {
    id: 'number',
    header: headers.number,
    kind: 'identifier',
    value: ({ ConfirmationNum }) => ConfirmationNum,
  },
  company: {
    id: 'company',
    header: headers.company,
    verbatim: true,
    value: ({ ClientName }) => ClientName,
    shownOnCard: true,
  },
  type: { id: 'type', header: headers.type, value: ({ claimType }) => claimType ?? texts.byEmail, shownOnCard: true },
  loss: { id: 'loss', header: headers.lossDate, kind: 'date', value: ({ lossDate }) => lossDate },
  people: {
    id: 'people',
    header: headers.people,
    value: ({ people }) => people.join(', '),
    verbatim: true,
    shownOnCard: true,
  },
  reported: { id: 'reported', header: headers.reported, kind: 'date', value: ({ reportedAt }) => reportedAt },
  policy: { id: 'policy', header: headers.policy, kind: 'identifier', value: ({ policyNumber }) => policyNumber },
  receipt: {
    id: 'receipt',
    header: headers.receipt,
    value: () => null,
    text: () => headers.receipt,
    minWidth: 11,
    sortable: false,
    cell: ({ ClientId, ConfirmationNum }) => <ReceiptButton clientId={ClientId} number={ConfirmationNum} />,
  },
} satisfies Record<string, ReportColumn>

type ClaimState = (typeof claimStates)[number]

/** The claims of a report, or the proposed ones. */
export const claimsColumn = (state: ClaimState): ReportColumn => ({
  id: 'claims',
  header: headers.claims[state],
  value: ({ claims }) => claims.map(factsOf).join('; '),
  cell: (report) => <MatchedClaims report={report} />,
  minWidth: 24,
  shownOnCard: true,
})

const withClaims = (state: ClaimState): readonly ReportColumn[] => [...Object.values(columns), claimsColumn(state)]

/** The columns of the reports with and without a claim. */
export const columnsOf: Readonly<Record<ClaimState, readonly ReportColumn[]>> = {
  without: withClaims('without'),
  with: withClaims('with'),
}
