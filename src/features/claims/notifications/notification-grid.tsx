import type { ClaimNotification } from '@captive/api-client/contract'
import { Link } from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'

import { useCan } from '../../../session/session-context.ts'
import type { DataColumn } from '../../../ui/data-table/data-column.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { useTableAddress } from '../../../ui/data-table/use-table-address.ts'
import { criteriaValueText } from './selections.ts'

/** Which claim, whose and how much comes first; then NTF-005. */
const columns: readonly DataColumn<ClaimNotification>[] = [
  { id: 'claim', header: 'Claim Number', kind: 'identifier', value: ({ ClaimNumber }) => ClaimNumber },
  { id: 'claimant', header: 'Claimant', value: ({ ClaimantName }) => ClaimantName ?? '', verbatim: true, fact: true },
  {
    id: 'incurred',
    header: 'Total Incurred',
    kind: 'dollars',
    value: ({ TotalIncurred }) => TotalIncurred ?? null,
    fact: true,
  },
  { id: 'criteria', header: 'Criteria', value: ({ CriteriaName }) => CriteriaName, fact: true },
  {
    id: 'value',
    header: 'Criteria Value',
    kind: 'count',
    value: ({ CriteriaValue }) => Number(CriteriaValue) || null,
    text: criteriaValueText,
    fact: true,
  },
  {
    id: 'met',
    header: 'Date Criteria Met',
    kind: 'date',
    value: ({ DateCriteriaMet }) => DateCriteriaMet,
    fact: true,
  },
  { id: 'line', header: 'LOB', value: ({ LOB }) => LOB },
  { id: 'policy', header: 'Policy Number', kind: 'identifier', value: ({ PolicyNumber }) => PolicyNumber },
  {
    id: 'reported',
    header: 'Reported Date',
    kind: 'date',
    value: ({ ReportedDate }) => ReportedDate,
  },
]

/** What passed a threshold, latest first; each line leads to its claim among those of the policy. */
export function NotificationGrid({ notifications }: { notifications: readonly ClaimNotification[] }) {
  const table = useTableAddress()
  const can = useCan()
  const mayViewClaims = can('004-001') && can('004-001-002')
  return (
    <DataTable
      {...table}
      label="Notifications"
      rows={notifications}
      columns={columns}
      rowKey={({ ClaimNumber, CriteriaName, CriteriaValue }) => `${ClaimNumber} ${CriteriaName} ${CriteriaValue}`}
      emptyText="No Notifications Found."
      emptyHint="A claim stands here once it meets a criterion you selected, for 90 days after it was reported."
      searchLabel="Search notifications"
      defaultSort="-met"
      exported
      {...(mayViewClaims && { rowAction: linkToClaim })}
    />
  )
}

function linkToClaim(
  { PolicyId, ClaimNumber }: ClaimNotification,
  content: ReactNode,
  className: string,
): ReactElement {
  return (
    <Link
      to="/Claims/$policyId"
      params={{ policyId: String(PolicyId) }}
      search={{ search: ClaimNumber }}
      className={className}
    >
      {content}
    </Link>
  )
}
