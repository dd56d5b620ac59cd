import { addClaimSums } from '@captive/api-client/contract'

import { formatDate } from '../../../format/date.ts'
import { formatMoney } from '../../../format/money.ts'
import type { DataColumn } from '../../../ui/data-table/data-column.ts'
import { PolicyStatusBadge } from '../../../ui/policy-status-badge.tsx'
import { PolicyActions } from './policy-actions.tsx'
import type { PolicyRow } from './policy-row.ts'

const counted = new Intl.NumberFormat('en-US')
const sumsOf = (rows: readonly PolicyRow[]) => addClaimSums(rows.flatMap(({ claims }) => claims ?? []))

/** CLM-007, AMB-065. */
const terms: readonly DataColumn<PolicyRow>[] = [
  {
    id: 'policy',
    header: 'Policy number',
    kind: 'identifier',
    value: ({ policy }) => policy.PolicyNumber,
    total: ({ length }) => `Total of ${counted.format(length)} ${length === 1 ? 'policy' : 'policies'}`,
  },
  {
    id: 'status',
    header: 'Status',
    fact: true,
    value: ({ status }) => status,
    cell: ({ status }) => <PolicyStatusBadge status={status} />,
  },
  {
    id: 'effective',
    header: 'Effective to expiration',
    kind: 'date',
    fact: true,
    value: ({ policy }) => policy.EffectiveDate,
    text: ({ policy }) => `${formatDate(policy.EffectiveDate)}–${formatDate(policy.ExpirationDate)}`,
    exportedAs: [
      { id: 'from', header: 'Effective', kind: 'date', value: ({ policy }) => policy.EffectiveDate },
      { id: 'to', header: 'Expiration', kind: 'date', value: ({ policy }) => policy.ExpirationDate },
    ],
  },
]

const carrier: DataColumn<PolicyRow> = {
  id: 'carrier',
  header: 'Carrier',
  value: ({ policy }) => policy.CarrierName,
}

const figures: readonly DataColumn<PolicyRow>[] = [
  {
    id: 'open',
    header: 'Open',
    kind: 'count',
    fact: true,
    value: ({ claims }) => (claims === undefined ? null : (claims?.Open ?? 0)),
    text: ({ claims }) => (claims ? counted.format(claims.Open) : '–'),
    total: (rows) => counted.format(sumsOf(rows).Open),
  },
  {
    id: 'claims',
    header: 'All',
    kind: 'count',
    value: ({ claims }) => (claims === undefined ? null : (claims?.Claims ?? 0)),
    text: ({ claims }) => (claims ? counted.format(claims.Claims) : claims === null ? 'No Claims' : '–'),
    total: (rows) => counted.format(sumsOf(rows).Claims),
  },
  {
    id: 'incurred',
    header: 'Incurred',
    kind: 'dollars',
    fact: true,
    value: ({ claims }) => (claims === undefined ? null : (claims?.TotalIncurred ?? 0)),
    text: ({ claims }) => (claims ? formatMoney(claims.TotalIncurred, 0) : '–'),
    total: (rows) => formatMoney(sumsOf(rows).TotalIncurred, 0),
  },
]

const actions: DataColumn<PolicyRow> = {
  id: 'actions',
  header: 'Lead on',
  least: 17, // an icon and three words
  value: () => null,
  cell: (row) => <PolicyActions row={row} />,
  sortable: false,
  fact: true,
}

/** The terms, with what their claims come to for those who may see claims. */
export const policyColumns = [...terms, ...figures, carrier, actions]
export const policyColumnsWithoutClaims = [...terms, carrier, actions]
