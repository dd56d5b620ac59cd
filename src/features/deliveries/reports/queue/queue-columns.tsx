import type { ReportMatch } from '@captive/api-client/contract'

import type { DataColumn } from '../../../../ui/data-table/data-column.ts'
import { StatusBadge } from '../../../../ui/status-badge.tsx'
import { claimsColumn, columns } from '../report-columns.tsx'
import type { claimStates } from '../reports-search.ts'
import { AssignBox } from './assign-box.tsx'
import { fullName } from '../../../../format/full-name.ts'
import { texts } from './texts.ts'

const headers = texts.columns

const severe: DataColumn<ReportMatch> = {
  id: 'severe',
  header: headers.severe,
  value: ({ severeReasons }) => severeReasons.join(', '),
  cell: ({ severeReasons }) =>
    severeReasons.length === 0 ? null : <StatusBadge tone="severe">{severeReasons.join(', ')}</StatusBadge>,
  shownOnCard: true,
}

const assigned: DataColumn<ReportMatch> = {
  id: 'assigned',
  header: headers.assigned,
  value: ({ AssignedTo }) => (AssignedTo === null ? '' : fullName(AssignedTo)),
  cell: (report) => <AssignBox report={report} />,
  verbatim: true,
  minWidth: 16,
  shownOnCard: true,
}

const withClaims = (state: (typeof claimStates)[number]): readonly DataColumn<ReportMatch>[] => [
  columns.number,
  columns.company,
  severe,
  assigned,
  { ...columns.reported, shownOnCard: true },
  columns.type,
  columns.people,
  columns.receipt,
  claimsColumn(state),
]

/** The columns of the queue, for reports without and with a claim. */
export const queueColumns = { without: withClaims('without'), with: withClaims('with') }
