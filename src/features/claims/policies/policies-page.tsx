import { linesOfBusiness, type LineOfBusiness } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IconBell, IconChartBar, IconListSearch } from '@tabler/icons-react'
import { useMemo } from 'react'

import { api } from '../../../api/api.ts'
import { claimTotalsQuery, policiesQuery } from '../../../api/policies-and-claims.ts'
import { today } from '../../../format/date.ts'
import { useActiveCompany, useCan, useOffers } from '../../../session/session-context.ts'
import { DataTable, type DataTableProps } from '../../../ui/data-table/data-table.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PageTabs } from '../../../ui/page-tabs.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { searchChoice } from '../../../ui/search-choice.ts'
import { useSearchParams } from '../../../ui/use-search-params.ts'
import { FiledReports } from '../filed-reports.tsx'
import { texts } from '../texts.ts'
import { CombinedLossRuns } from './combined-loss-runs.tsx'
import classes from './policies.module.css'
import { policyColumns, policyColumnsWithoutClaims } from './policy-columns.tsx'
import { toPolicyRows, type PolicyRow } from './policy-row.ts'
import { searchAllLink } from '../register/search-all-link.tsx'
import { TermMetrics } from './term-metrics.tsx'

/** The values of the search param `line`. */
const slugs: Record<LineOfBusiness, string> = {
  'Commercial Auto': 'auto',
  'General Liability': 'liability',
  "Workers' Compensation": 'compensation',
  Excess: 'excess',
}

/** /Claims: the policies with the cost of their claims (core §2 Claims, CLM-004 to CLM-011). */
export function PoliciesPage() {
  const { clientId, clientName } = useActiveCompany()
  const can = useCan()
  const offers = useOffers()
  const canViewClaims = can('004-001-002')
  const policies = useQuery(policiesQuery(api, clientId))
  const totals = useQuery({ ...claimTotalsQuery(api, clientId), enabled: canViewClaims })
  const rows = useMemo(() => toPolicyRows(policies.data ?? [], totals.data, today()), [policies.data, totals.data])
  return (
    <>
      <PageHeader
        eyebrow={clientName}
        actions={
          <>
            <LinkButton to="/Claims/all" allowed={can('004-001-002')} icon={<IconListSearch size={20} aria-hidden />}>
              {texts.register.link}
            </LinkButton>
            <LinkButton
              to="/Claims/analysis"
              allowed={can('004-001-002')}
              icon={<IconChartBar size={20} aria-hidden />}
            >
              {texts.register.analysis}
            </LinkButton>
            <LinkButton
              to="/claims/claims-notifications"
              allowed={can('004-001-004')}
              icon={<IconBell size={20} aria-hidden />}
            >
              {texts.policies.notifications}
            </LinkButton>
          </>
        }
      >
        {texts.policies.about}
      </PageHeader>
      <QueryView
        query={policies}
        pending={<LoadingState label={texts.policies.loading} shape="rows" count={8} />}
        failed={texts.policies.failed}
      >
        {() => (
          <>
            {canViewClaims ? <TermMetrics rows={rows} totals={totals} /> : null}
            <PolicyRegister rows={rows} canViewClaims={canViewClaims} />
            <div className={`${classes.section} ${classes.toOrder}`}>
              <CombinedLossRuns rows={rows} />
            </div>
          </>
        )}
      </QueryView>
      {offers('FiledReports') && (can('006-001') || canViewClaims) ? (
        <div className={classes.section}>
          <FiledReports />
        </div>
      ) : null}
    </>
  )
}

/** The policies of one line of business per tab, newest first (CLM-006). */
function PolicyRegister({ rows, canViewClaims }: { rows: readonly PolicyRow[]; canViewClaims: boolean }) {
  const { search, onSearch } = useSearchParams('/_signed-in/_company/Claims/_policies/')
  const searchesAll = useOffers()('ClaimSearch') && canViewClaims
  const byLine = useMemo(() => Map.groupBy(rows, ({ line }) => line), [rows])
  const tabs = linesOfBusiness.map((line) => ({
    value: slugs[line],
    label: line,
    count: byLine.get(line)?.length ?? 0,
  }))
  const choice = searchChoice(Object.values(slugs), search.line, (line) => onSearch({ line, page: undefined }))
  const lineOfTab = (slug: string) => linesOfBusiness.find((line) => slugs[line] === slug)
  return (
    <PageTabs label={texts.policies.lines} tabs={tabs} allOnPaper {...choice}>
      {(slug) => (
        <DataTable
          state={search}
          onState={onSearch}
          exported
          label={texts.policies.table(lineOfTab(slug))}
          rows={byLine.get(lineOfTab(slug)) ?? noRows}
          columns={canViewClaims ? policyColumns : policyColumnsWithoutClaims}
          rowKey={({ policy }) => String(policy.PolicyId)}
          emptyText={texts.policies.empty}
          emptyHint={texts.policies.emptyHint}
          searchLabel={texts.policies.search}
          defaultSort="-effective"
          {...(searchesAll && { elsewhere: searchAllLink })}
          {...(canViewClaims && { rowAction: openClaims })}
        />
      )}
    </PageTabs>
  )
}

const noRows: PolicyRow[] = []

const openClaims: NonNullable<DataTableProps<PolicyRow>['rowAction']> = ({ policy }, content, className) => (
  <Link to="/Claims/$policyId" params={{ policyId: String(policy.PolicyId) }} className={className}>
    {content}
  </Link>
)
