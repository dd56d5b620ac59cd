import { Anchor } from '@mantine/core'
import type { FiledReport } from '@captive/api-client/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { api } from '../../api/api.ts'
import { useActiveCompany, useCan } from '../../session/session-context.ts'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { DataTable, type DataTableProps } from '../../ui/data-table/data-table.tsx'
import { useFurtherPages } from '../../ui/data-table/use-further-pages.ts'
import { useTableState } from '../../ui/data-table/use-table-state.ts'
import { DownloadButton } from '../../ui/download-button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { PermittedLink } from '../../ui/permitted-link.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { filedReportsQuery } from './queries.ts'

const columns: readonly DataColumn<FiledReport>[] = [
  {
    id: 'number',
    header: 'Confirmation Number',
    kind: 'identifier',
    value: ({ ConfirmationNum }) => ConfirmationNum,
  },
  {
    id: 'reported',
    header: 'Reported',
    kind: 'moment',
    fact: true,
    value: ({ reportedAt }) => reportedAt,
  },
  { id: 'by', header: 'Reported by', fact: true, value: ({ reportedBy }) => reportedBy },
  { id: 'type', header: 'Claim type', fact: true, value: ({ claimType }) => claimType ?? 'By e-mail' },
  { id: 'policy', header: 'Policy number', kind: 'identifier', value: ({ policyNumber }) => policyNumber },
  {
    id: 'state',
    header: 'State',
    fact: true,
    value: ({ severeReasons }) => (severeReasons.length > 0 ? 'Received, severe' : 'Received'),
    cell: ({ severeReasons }) =>
      severeReasons.length > 0 ? (
        <StatusBadge tone="severe">Received, severe</StatusBadge>
      ) : (
        <StatusBadge tone="ok">Received</StatusBadge>
      ),
  },
  {
    id: 'receipt',
    header: 'Receipt',
    value: () => null,
    text: () => 'Receipt',
    least: 11,
    cell: ({ ConfirmationNum }) => <Receipt number={ConfirmationNum} />,
    sortable: false,
    fact: true,
  },
]

/** What was reported here and may be no claim yet: who, when, its state, the receipt again. */
export function FiledReports() {
  const { clientId } = useActiveCompany()
  const mayReport = useCan()('006-001')
  const reports = useInfiniteQuery(filedReportsQuery(api, clientId))
  const table = useTableState()
  useFurtherPages(reports, { state: table.state, rows: reports.data?.length ?? 0 })
  return (
    <SectionCard
      wide
      title="Reported here"
      note="A report becomes a claim within 24 business hours, when you receive an acknowledgement with your adjuster and claim number."
    >
      <QueryView
        query={reports}
        pending={<LoadingState label="Loading the reports" shape="rows" count={2} />}
        failed={{ title: 'The reports did not load', kept: 'What was reported is safe with the server.' }}
        empty={
          <p>
            Nothing was reported here yet.{' '}
            <Anchor renderRoot={(props) => <PermittedLink {...props} to="/report-claim" allowed={mayReport} />}>
              Report a claim
            </Anchor>
          </p>
        }
      >
        {(rows) => (
          <DataTable
            {...table}
            label="Reports"
            rows={rows}
            columns={columns}
            rowKey={({ ConfirmationNum }) => ConfirmationNum}
            emptyText="No Reports Found."
            defaultSort="-reported"
            {...(reports.hasNextPage && { more: { loading: reports.isFetchingNextPage } })}
            {...(mayReport && { rowAction: openConfirmation })}
          />
        )}
      </QueryView>
      {reports.isFetchNextPageError && (
        <ErrorState
          title="Older reports did not load"
          error={reports.error}
          onRetry={() => void reports.fetchNextPage()}
        >
          What is shown above is right, but not all there is.
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
  const allowed = useCan()('006-001')
  const TimeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const query = { ClientId: clientId, ConfirmationNum: number, TimeZone }
  return (
    <DownloadButton
      variant="subtle"
      label="Receipt"
      of={number}
      allowed={allowed}
      fileName={`Claim report ${number}.pdf`}
      load={({ signal }) => api.getFNOLReceipt({ query }, { signal })}
    />
  )
}
