import type { ClaimNotification } from '@captive/api-client/contract'
import { Link } from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'

import { useCan } from '../../../session/session-context.ts'
import type { DataColumn } from '../../../ui/data-table/data-column.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import type { TableState } from '../../../ui/data-table/table-state.ts'
import type { SearchParams } from '../../../ui/use-search-params.ts'
import { criteriaValueText } from './selections.ts'
import { texts } from './texts.ts'

const headers = texts.grid.columns

const columns: readonly DataColumn<ClaimNotification>[] = [
  { id: 'claim', header: headers.claim, kind: 'identifier', value: ({ ClaimNumber }) => ClaimNumber },
  {
    id: 'claimant',
    header: headers.claimant,
    verbatim: true,
    value: ({ ClaimantName }) => ClaimantName ?? '',
    shownOnCard: true,
  },
  {
    id: 'incurred',
    header: headers.incurred,
    kind: 'dollars',
    value: ({ TotalIncurred }) => TotalIncurred ?? null,
    shownOnCard: true,
  },
  { id: 'criteria', header: headers.criteria, value: ({ CriteriaName }) => CriteriaName, shownOnCard: true },
  {
    id: 'value',
    header: headers.value,
    kind: 'count',
    value: ({ CriteriaValue }) => Number(CriteriaValue) || null,
    text: criteriaValueText,
    shownOnCard: true,
  },
  {
    id: 'met',
    header: headers.met,
    kind: 'date',
    value: ({ DateCriteriaMet }) => DateCriteriaMet,
    shownOnCard: true,
  },
  { id: 'line', header: headers.line, value: ({ LOB }) => LOB },
  { id: 'policy', header: headers.policy, kind: 'identifier', value: ({ PolicyNumber }) => PolicyNumber },
  {
    id: 'reported',
    header: headers.reported,
    kind: 'date',
    value: ({ ReportedDate }) => ReportedDate,
  },
]

interface NotificationGridProps {
  notifications: readonly ClaimNotification[]
  /** The search params of the page. */
  params: SearchParams<TableState>
}

/** The notifications, latest first. Each line links to the claim in the register of its policy (NTF-005). */
export function NotificationGrid({ notifications, params }: NotificationGridProps) {
  const can = useCan()
  const canViewClaims = can('004-001') && can('004-001-002')
  return (
    <DataTable
      state={params.search}
      onState={params.onSearch}
      label={texts.grid.label}
      rows={notifications}
      columns={columns}
      rowKey={rowKey}
      emptyText={texts.grid.empty}
      emptyHint={texts.grid.emptyHint}
      searchLabel={texts.grid.search}
      defaultSort="-met"
      exported
      {...(canViewClaims && { rowAction: linkToClaim })}
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

/** A claim can meet the same criterion more than once. */
const rowKey = ({ PolicyId, ClaimNumber, CriteriaName, CriteriaValue, DateCriteriaMet }: ClaimNotification) =>
  [PolicyId, ClaimNumber, CriteriaName, CriteriaValue, DateCriteriaMet].join(' ')
