import { VisuallyHidden } from '@mantine/core'
import { IconFilePlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { api } from '../../api/api.ts'
import { claimTotalsQuery, policiesQuery } from '../../api/policies-and-claims.ts'
import { fundsQuery } from '../../funds/queries.ts'
import { useActiveCompany, useCan, useSession } from '../../session/session-context.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Overview } from '../../ui/overview.tsx'
import { PageHeader, PageHeading } from '../../ui/page-header.tsx'
import { ClaimsPart } from './claims-part.tsx'
import { DashboardFigures } from './dashboard-figures.tsx'
import classes from './dashboard-page.module.css'
import { InsurancePart } from './insurance-part.tsx'
import { MembershipPart } from './membership-part.tsx'
import { NewsPart } from './news-part.tsx'
import { WeatherPart } from './weather-part.tsx'

interface DashboardPageProps {
  /** What comes before everything else: a report that was not sent. */
  notice?: ReactNode
}

/** `/` for who is signed in: is anything wrong this morning? Without 001 there is the shell alone (DSH-001, AMB-007). */
export function DashboardPage({ notice }: DashboardPageProps) {
  const can = useCan()
  const { clientName } = useActiveCompany()
  return (
    <>
      {notice ? <div className={classes.notice}>{notice}</div> : null}
      {can('001') ? (
        <Dashboard />
      ) : (
        <VisuallyHidden>
          <PageHeading title={clientName} />
        </VisuallyHidden>
      )}
    </>
  )
}

function Dashboard() {
  const can = useCan()
  const { FirstName, roleGroup } = useSession()
  const prospect = roleGroup.GroupCode === 'Prospect' || roleGroup.GroupName === 'Prospect'
  const { clientId, clientName } = useActiveCompany()
  const claims = useQuery({ ...claimTotalsQuery(api, clientId), enabled: can('001-007') })
  const funds = useQuery({ ...fundsQuery(api, clientId), enabled: can('001-006') || can('001-007') })
  const policies = useQuery({ ...policiesQuery(api, clientId), enabled: can('001-005') })
  const figures = [claims, funds, policies]
  const stand = figures.every(({ isLoading, isFetched }) => isFetched || !isLoading)
  return (
    <div className={classes.page}>
      <PageHeader
        title={clientName}
        eyebrow={<span className={classes.onScreen}>{`Welcome, ${FirstName}`}</span>}
        actions={prospect ? null : <ReportClaim />}
      />
      <Overview>
        <DashboardFigures claims={claims} funds={funds} policies={policies} />
        {prospect ? <MembershipPart /> : null}
        <InsurancePart funds={funds} policies={policies} />
        <ClaimsPart funds={funds} claims={claims} />
        {stand ? (
          // What others tell comes when the company's own figures stand, so that these are not pushed about.
          <>
            <WeatherPart />
            <NewsPart />
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
        Report Claim
      </LinkButton>
    </div>
  )
}
