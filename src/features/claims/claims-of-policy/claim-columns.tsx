import { paidOf, reservedOf, sumClaims, type Claim, type ClaimSums } from '@captive/api-client/contract'

import { formatMoney } from '../../../format/money.ts'
import type { DataColumn } from '../../../ui/data-table/data-column.ts'
import { ClaimStatusBadge } from '../claim-status-badge.tsx'

const day = (id: string, header: string, of: (claim: Claim) => string): DataColumn<Claim> => ({
  id,
  header,
  kind: 'date',
  value: of,
})

/** The same function gives the claim's amount and the sum of all. */
const amount = (id: string, header: string, of: (amounts: Claim | ClaimSums) => number): DataColumn<Claim> => ({
  id,
  header,
  kind: 'dollars',
  value: of,
  total: (claims) => formatMoney(of(sumClaims(claims)), 0),
})

/** Says how much is added up: a register that is filtered or searched has the total of what it shows. */
const totalOf = ({ length }: readonly Claim[]) =>
  `Total of ${length.toLocaleString('en-US')} ${length === 1 ? 'claim' : 'claims'}`

/** Incurred is paid and reserved, less recovery. */
export const claimColumns: readonly DataColumn<Claim>[] = [
  {
    id: 'claim',
    header: 'Claim number',
    kind: 'identifier',
    value: ({ ClaimNumber }) => ClaimNumber,
    total: totalOf,
  },
  {
    id: 'status',
    header: 'Status',
    fact: true,
    value: ({ StatusCode }) => StatusCode,
    cell: (claim) => <ClaimStatusBadge claim={claim} />,
  },
  { ...amount('incurred', 'Incurred', ({ TotalIncurred }) => TotalIncurred), fact: true },
  amount('paid', 'Paid', paidOf),
  amount('reserved', 'Reserved', reservedOf),
  amount('recovery', 'Recovery', ({ Recovery }) => Recovery),
  { ...day('loss', 'Date of loss', ({ LossDate }) => LossDate), fact: true },
  day('reported', 'Reported', ({ ReportedDate }) => ReportedDate),
  { id: 'claimant', header: 'Claimant', verbatim: true, fact: true, value: ({ ClaimantName }) => ClaimantName },
  { id: 'type', header: 'Type of loss', value: ({ LossType }) => LossType },
  { id: 'where', header: 'State', value: ({ StateCode }) => StateCode },
]
