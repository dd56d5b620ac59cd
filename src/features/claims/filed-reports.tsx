import { Anchor } from '@mantine/core'
import type { FiledReport } from '@captive/api-client/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { api } from '../../api/api.ts'
import { ReceiptButton } from '../../documents/receipt-button.tsx'
import { useActiveCompany, useCan } from '../../session/session-context.ts'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { DataTable, type DataTableProps } from '../../ui/data-table/data-table.tsx'
import { useFurtherPages } from '../../ui/data-table/use-further-pages.ts'
import { useTableState } from '../../ui/data-table/use-table-state.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { PermittedLink } from '../../ui/permitted-link.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { claimLine, ClaimsOfReport } from './claims-of-report.tsx'
import { filedReportsQuery } from './queries.ts'
import { texts } from './texts.ts'

const { columns: headers, received, receivedSevere } = texts.reports

const columns: readonly DataColumn<FiledReport>[] = [
  {
    id: 'number',
    header: headers.number,
    kind: 'identifier',
    value: ({ ConfirmationNum }) => ConfirmationNum,
  },
  {
    id: 'reported',
    header: headers.reported,
    kind: 'moment',
    shownOnCard: true,
    value: ({ reportedAt }) => reportedAt,
  },
  { id: 'by', header: headers.reportedBy, shownOnCard: true, value: ({ reportedBy }) => reportedBy },
  { id: 'type', header: headers.type, shownOnCard: true, value: ({ claimType }) => claimType ?? headers.byEmail },
  { id: 'policy', header: headers.policy, kind: 'identifier', value: ({ policyNumber }) => policyNumber },
  {
    id: 'state',
    header: headers.status,
    shownOnCard: true,
    value: ({ severeReasons, claims = [] }) =>
      claims.length > 0 ? claims.map(claimLine).join('; ') : severeReasons.length > 0 ? receivedSevere : received,
    cell: ({ severeReasons, claims = [] }) =>
      claims.length > 0 ? (
        <ClaimsOfReport claims={claims} />
      ) : severeReasons.length > 0 ? (
        <StatusBadge tone="severe">{receivedSevere}</StatusBadge>
      ) : (
        <StatusBadge tone="ok">{received}</StatusBadge>
      ),
  },
  {
    id: 'receipt',
    header: headers.receipt,
    value: () => null,
    text: () => headers.receipt,
    minWidth: 11,
    cell: ({ ConfirmationNum }) => <Receipt number={ConfirmationNum} />,
    sortable: false,
    shownOnCard: true,
  },
]

/** Reports submitted online, some of which are not claims yet, with their receipts. */
export function FiledReports() {
  const { clientId } = useActiveCompany()
  const canReport = useCan()('006-001')
  const reports = useInfiniteQuery(filedReportsQuery(api, clientId))
  const table = useTableState()
  useFurtherPages(reports, { state: table.state, rows: reports.data?.length ?? 0 })
  return (
    <SectionCard wide title={texts.reports.title} note={texts.reports.note}>
      <QueryView
        query={reports}
        pending={<LoadingState label={texts.reports.loading} shape="rows" count={2} />}
        failed={texts.reports.failed}
        empty={
          <p>
            <span>{texts.reports.empty}</span>{' '}
            <Anchor renderRoot={(props) => <PermittedLink {...props} to="/report-claim" allowed={canReport} />}>
              {texts.reports.reportClaim}
            </Anchor>
          </p>
        }
      >
        {(rows) => (
          <DataTable
            {...table}
            label={texts.reports.table}
            rows={rows}
            columns={columns}
            rowKey={({ ConfirmationNum }) => ConfirmationNum}
            emptyText={texts.reports.noneFound}
            defaultSort="-reported"
            {...(reports.hasNextPage && { more: { loading: reports.isFetchingNextPage } })}
            {...(canReport && { rowAction: openConfirmation })}
          />
        )}
      </QueryView>
      {reports.isFetchNextPageError && (
        <ErrorState
          title={texts.reports.olderFailed}
          error={reports.error}
          onRetry={() => void reports.fetchNextPage()}
        >
          {texts.reports.olderFailedHint}
        </ErrorState>
      )}
    </SectionCard>
  )
}

const openConfirmation: NonNullable<DataTableProps<FiledReport>['rowAction']> = (report, content, className) => (
  <Link to="/report-claim/confirmation/$number" params={{ number: report.ConfirmationNum }} className={className}>
    {content}
  </Link>
)

function Receipt({ number }: { number: string }) {
  const { clientId } = useActiveCompany()
  return <ReceiptButton clientId={clientId} number={number} />
}
