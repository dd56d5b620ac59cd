import { linesOfBusiness, type LineOfBusiness } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IconBell } from '@tabler/icons-react'
import { useMemo } from 'react'

import { api } from '../../../api/api.ts'
import { claimTotalsQuery, policiesQuery } from '../../../api/policies-and-claims.ts'
import { today } from '../../../format/date.ts'
import { useActiveCompany, useCan, useOffers } from '../../../session/session-context.ts'
import { AddressTabs } from '../../../ui/address-tabs.tsx'
import { DataTable, type DataTableProps } from '../../../ui/data-table/data-table.tsx'
import { useTableAddress } from '../../../ui/data-table/use-table-address.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { FiledReports } from '../filed-reports.tsx'
import { CombinedLossRuns } from './combined-loss-runs.tsx'
import classes from './policies.module.css'
import { policyColumns, policyColumnsWithoutClaims } from './policy-columns.tsx'
import { toPolicyRows, type PolicyRow } from './policy-row.ts'
import { TermFigures } from './term-figures.tsx'

/** What the address calls a line. */
const slugs: Record<LineOfBusiness, string> = {
  'Commercial Auto': 'auto',
  'General Liability': 'liability',
  "Workers' Compensation": 'compensation',
  Excess: 'excess',
}

/** /Claims: which terms cost us what? (core §2 Claims, CLM-004 to CLM-011) */
export function PoliciesPage() {
  const { clientId, clientName } = useActiveCompany()
  const can = useCan()
  const offers = useOffers()
  const seesClaims = can('004-001-002')
  const policies = useQuery(policiesQuery(api, clientId))
  const totals = useQuery({ ...claimTotalsQuery(api, clientId), enabled: seesClaims })
  const rows = useMemo(() => toPolicyRows(policies.data ?? [], totals.data, today()), [policies.data, totals.data])
  return (
    <>
      <PageHeader
        eyebrow={clientName}
        actions={
          <LinkButton
            to="/claims/claims-notifications"
            allowed={can('004-001-004')}
            icon={<IconBell size={20} aria-hidden />}
          >
            Notifications
          </LinkButton>
        }
      >
        The cost of each policy term, its open claims, and loss runs to hand on.
      </PageHeader>
      <QueryView
        query={policies}
        pending={<LoadingState label="Loading the policies" shape="rows" count={8} />}
        failed={{ title: 'The policies did not load', kept: 'The server could not be reached. Nothing is lost.' }}
      >
        {() => (
          <>
            {seesClaims ? <TermFigures rows={rows} totals={totals} /> : null}
            <PolicyRegister rows={rows} seesClaims={seesClaims} />
            <div className={`${classes.part} ${classes.toOrder}`}>
              <CombinedLossRuns rows={rows} />
            </div>
          </>
        )}
      </QueryView>
      {offers('FiledReports') && (can('006-001') || seesClaims) ? (
        <div className={classes.part}>
          <FiledReports />
        </div>
      ) : null}
    </>
  )
}

/** The terms of one line at a time, newest first (CLM-006). */
function PolicyRegister({ rows, seesClaims }: { rows: readonly PolicyRow[]; seesClaims: boolean }) {
  const table = useTableAddress()
  const byLine = useMemo(() => Map.groupBy(rows, ({ line }) => line), [rows])
  const tabs = linesOfBusiness.map((line) => ({
    value: slugs[line],
    label: line,
    count: byLine.get(line)?.length ?? 0,
  }))
  const lineOfTab = (slug: string) => linesOfBusiness.find((line) => slugs[line] === slug)
  return (
    <AddressTabs name="line" label="Lines of business" tabs={tabs} allOnPaper>
      {(slug) => (
        <DataTable
          {...table}
          exported
          label={`${lineOfTab(slug)} policies`}
          rows={byLine.get(lineOfTab(slug)) ?? noRows}
          columns={seesClaims ? policyColumns : policyColumnsWithoutClaims}
          rowKey={({ policy }) => String(policy.PolicyId)}
          emptyText="No Policies Found."
          emptyHint="Policies of this line will appear here once they are bound."
          searchLabel="Search policies"
          defaultSort="-effective"
          {...(seesClaims && { rowAction: openClaims })}
        />
      )}
    </AddressTabs>
  )
}

const noRows: PolicyRow[] = []

const openClaims: NonNullable<DataTableProps<PolicyRow>['rowAction']> = ({ policy }, content, className) => (
  <Link to="/Claims/$policyId" params={{ policyId: String(policy.PolicyId) }} className={className}>
    {content}
  </Link>
)
