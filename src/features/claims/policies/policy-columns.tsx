import { addClaimSums } from '@captive/api-client/contract'

import { formatDate } from '../../../format/date.ts'
import { formatMoney } from '../../../format/money.ts'
import type { DataColumn } from '../../../ui/data-table/data-column.ts'
import { PolicyStatusBadge } from '../../../ui/policy-status-badge.tsx'
import { texts } from '../texts.ts'
import { PolicyActions } from './policy-actions.tsx'
import type { PolicyRow } from './policy-row.ts'

const headers = texts.policies.columns
const counts = new Intl.NumberFormat('en-US')

/** A total of the claims of these policies; a dash until their claims are loaded. */
const totalOf = (format: (sums: ReturnType<typeof addClaimSums>) => string) => (rows: readonly PolicyRow[]) =>
  rows.some(({ claims }) => claims === undefined)
    ? '–'
    : format(addClaimSums(rows.flatMap(({ claims }) => claims ?? [])))

/** The columns of the policy itself (CLM-007, AMB-065). */
const terms: readonly DataColumn<PolicyRow>[] = [
  {
    id: 'policy',
    header: headers.policy,
    kind: 'identifier',
    value: ({ policy }) => policy.PolicyNumber,
    total: ({ length }) => headers.total(length),
  },
  {
    id: 'status',
    header: headers.status,
    shownOnCard: true,
    value: ({ status }) => status,
    cell: ({ status }) => <PolicyStatusBadge status={status} />,
  },
  {
    id: 'effective',
    header: headers.term,
    kind: 'date',
    shownOnCard: true,
    value: ({ policy }) => policy.EffectiveDate,
    text: ({ policy }) => `${formatDate(policy.EffectiveDate)}–${formatDate(policy.ExpirationDate)}`,
    exportedAs: [
      { id: 'from', header: headers.effective, kind: 'date', value: ({ policy }) => policy.EffectiveDate },
      { id: 'to', header: headers.expiration, kind: 'date', value: ({ policy }) => policy.ExpirationDate },
    ],
  },
]

const carrier: DataColumn<PolicyRow> = {
  id: 'carrier',
  header: headers.carrier,
  value: ({ policy }) => policy.CarrierName,
}

const claimTotals: readonly DataColumn<PolicyRow>[] = [
  {
    id: 'open',
    header: headers.open,
    kind: 'count',
    shownOnCard: true,
    value: ({ claims }) => (claims === undefined ? null : (claims?.Open ?? 0)),
    text: ({ claims }) => (claims ? counts.format(claims.Open) : '–'),
    total: totalOf(({ Open }) => counts.format(Open)),
  },
  {
    id: 'claims',
    header: headers.claims,
    kind: 'count',
    value: ({ claims }) => (claims === undefined ? null : (claims?.Claims ?? 0)),
    text: ({ claims }) => (claims ? counts.format(claims.Claims) : claims === null ? headers.noClaims : '–'),
    total: totalOf(({ Claims }) => counts.format(Claims)),
  },
  {
    id: 'incurred',
    header: headers.incurred,
    kind: 'dollars',
    shownOnCard: true,
    value: ({ claims }) => (claims === undefined ? null : (claims?.TotalIncurred ?? 0)),
    text: ({ claims }) => (claims ? formatMoney(claims.TotalIncurred, 0) : '–'),
    total: totalOf(({ TotalIncurred }) => formatMoney(TotalIncurred, 0)),
  },
]

const actions: DataColumn<PolicyRow> = {
  id: 'actions',
  header: headers.actions,
  minWidth: 17, // an icon and three words
  value: () => null,
  cell: (row) => <PolicyActions row={row} />,
  sortable: false,
  shownOnCard: true,
}

/** The columns of the register, with claim totals for users who may view claims. */
export const policyColumns = [...terms, ...claimTotals, carrier, actions]
export const policyColumnsWithoutClaims = [...terms, carrier, actions]
