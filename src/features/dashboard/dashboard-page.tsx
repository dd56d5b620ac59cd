import { VisuallyHidden } from '@mantine/core'
import { IconFilePlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { api } from '../../api/api.ts'
import { claimTotalsQuery, policiesQuery } from '../../api/policies-and-claims.ts'
import { fundsQuery } from '../../funds/queries.ts'
import { useActiveCompany, useCan, useSession } from '../../session/session-context.ts'
import type { Elements } from '../../ui/elements.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Overview } from '../../ui/overview.tsx'
import { PageHeader, PageHeading } from '../../ui/page-header.tsx'
import { ClaimsWidget } from './claims-widget.tsx'
import { DashboardMetrics } from './dashboard-metrics.tsx'
import classes from './dashboard-page.module.css'
import { InsuranceWidget } from './insurance-widget.tsx'
import { MembershipWidgets } from './membership-widget.tsx'
import { NewsWidget } from './news-widget.tsx'
import { texts } from './texts.ts'
import { WeatherWidget } from './weather-widget.tsx'

interface DashboardPageProps {
  /** Shown above everything else, for example an unsent report. */
  notice?: ReactNode
  /** The first section, above the metrics. */
  first?: Elements
}

/** `/` for a signed-in user. Without permission 001 only the shell shows (DSH-001, AMB-007). */
export function DashboardPage({ notice, first }: DashboardPageProps) {
  const can = useCan()
  const { clientName } = useActiveCompany()
  return (
    <>
      {notice ? <div className={classes.notice}>{notice}</div> : null}
      {can('001') ? (
        <Dashboard first={first} />
      ) : (
        <VisuallyHidden>
          <PageHeading title={clientName} />
        </VisuallyHidden>
      )}
    </>
  )
}

function Dashboard({ first }: Pick<DashboardPageProps, 'first'>) {
  const can = useCan()
  const { FirstName, roleGroup } = useSession()
  const prospect = roleGroup.GroupCode === 'Prospect' || roleGroup.GroupName === 'Prospect'
  const { clientId, clientName } = useActiveCompany()
  const claims = useQuery({ ...claimTotalsQuery(api, clientId), enabled: can('001-007') })
  const funds = useQuery({ ...fundsQuery(api, clientId), enabled: can('001-006') || can('001-007') })
  const policies = useQuery({ ...policiesQuery(api, clientId), enabled: can('001-005') })
  const settled = [claims, funds, policies].every(({ isLoading, isFetched }) => isFetched || !isLoading)
  return (
    <div className={classes.page}>
      <PageHeader
        title={clientName}
        eyebrow={<span className={classes.onScreen}>{texts.welcome(FirstName)}</span>}
        actions={prospect ? null : <ReportClaim />}
      />
      <Overview>
        {first}
        <DashboardMetrics claims={claims} funds={funds} policies={policies} />
        {prospect ? <MembershipWidgets /> : null}
        <InsuranceWidget funds={funds} policies={policies} />
        <ClaimsWidget funds={funds} claims={claims} />
        {settled ? (
          // Weather and news load after the company's own figures, so that these do not move while the page loads.
          <>
            <WeatherWidget />
            <NewsWidget />
          </>
        ) : null}
      </Overview>
    </div>
  )
}

function ReportClaim() {
  return (
    <div className={classes.onScreen}>
      <LinkButton
        to="/report-claim"
        allowed={useCan()('006-001')}
        main
        large
        icon={<IconFilePlus size={24} aria-hidden />}
      >
        {texts.reportClaim}
      </LinkButton>
    </div>
  )
}
