import { paidOf, reservedOf, sumClaims, type ClaimSums, type FoundClaim } from '@captive/api-client/contract'

import { formatMoney } from '../../../format/money.ts'
import type { DataColumn } from '../../../ui/data-table/data-column.ts'
import { ClaimStatusBadge } from '../claim-status-badge.tsx'
import { texts } from '../texts.ts'

/** The claim fields that the columns need, both for one policy and for all claims. */
type Listed = Omit<FoundClaim, 'PolicyId' | 'LOB' | 'ClientId' | 'ClientName'>

/** A column that adds up its claims, or shows sums from the server. */
interface ClaimColumn extends DataColumn<Listed> {
  totalOf?: (sums: ClaimSums) => string
}

const headers = texts.claims.columns

const day = (id: string, header: string, of: (claim: Listed) => string | null): DataColumn<Listed> => ({
  id,
  header,
  kind: 'date',
  value: of,
})

/** `of` reads the amount of one claim and the total of all. */
const amount = (id: string, header: string, of: (amounts: Listed | ClaimSums) => number): ClaimColumn => ({
  id,
  header,
  kind: 'dollars',
  value: of,
  total: (claims) => formatMoney(of(sumClaims(claims)), 0),
  totalOf: (sums) => formatMoney(of(sums), 0),
})

/** Incurred equals paid plus reserved less recovery. */
export const claimColumns: readonly ClaimColumn[] = [
  {
    id: 'claim',
    header: headers.claim,
    kind: 'identifier',
    value: ({ ClaimNumber }) => ClaimNumber,
    totalOf: ({ Claims }) => headers.total(Claims),
    total: ({ length }) => headers.total(length), // a filtered register adds up only the claims it shows
  },
  {
    id: 'status',
    header: headers.status,
    shownOnCard: true,
    value: ({ StatusCode }) => StatusCode,
    cell: (claim) => <ClaimStatusBadge claim={claim} />,
  },
  { ...amount('incurred', headers.incurred, ({ TotalIncurred }) => TotalIncurred), shownOnCard: true },
  amount('paid', headers.paid, paidOf),
  amount('reserved', headers.reserved, reservedOf),
  amount('recovery', headers.recovery, ({ Recovery }) => Recovery),
  { ...day('loss', headers.dateOfLoss, ({ LossDate }) => LossDate), shownOnCard: true },
  day('reported', headers.reported, ({ ReportedDate }) => ReportedDate),
  {
    id: 'claimant',
    header: headers.claimant,
    verbatim: true,
    shownOnCard: true,
    value: ({ ClaimantName }) => ClaimantName,
  },
  { id: 'type', header: headers.lossType, value: ({ LossType }) => LossType },
  { id: 'where', header: headers.state, value: ({ StateCode }) => StateCode },
]
