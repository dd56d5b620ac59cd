import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'

import { api } from '../../../api/api.ts'
import { useActiveCompany, useOffers, useSession } from '../../../session/session-context.ts'
import { CallLink } from '../../../ui/call-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { claimsLine } from '../claims-line.ts'
import { OnlineClaim, type OnlineClaimProps } from './online-claim.tsx'
import { prefill } from '../personal-info/prefill.ts'
import { reportStartQuery } from './queries.ts'
import { sentNumberIn } from '../confirmation/sent-number.ts'
import { readReportPlace } from './report-place.ts'
import { unsavedReportIn } from './unsaved-report.ts'
import classes from './wizard-view.module.css'

interface OnlineClaimPageProps extends Pick<OnlineClaimProps, 'sendNow' | 'onReported' | 'onSignedOut' | 'onMoved'> {
  /** The unfinished report to go on with; a new one is begun where none is named. */
  report: string | undefined
}

/** /report-claim/online-claim: loads the form, the policies and what is kept of the report, then lets it begin. */
export function OnlineClaimPage({ report, onReported, ...props }: OnlineClaimPageProps) {
  const session = useSession()
  const company = useActiveCompany()
  const { clientId } = company
  const keepsDrafts = useOffers()('Drafts')
  const [tab] = useState(() => openedIn(clientId, report))
  const start = useQuery(reportStartQuery(api, clientId, tab.draftId, tab.sent))
  const setting = useMemo(
    () =>
      start.data && {
        ...start.data,
        prefill: prefill(session, company),
        reporter: { firstName: session.FirstName, lastName: session.LastName },
      },
    [start.data, session, company],
  )
  const arrived = setting?.arrived ?? null
  useEffect(() => {
    if (arrived === null) return
    sentNumberIn('online', clientId, tab.draftId).forget()
    onReported(arrived)
  }, [arrived, clientId, tab, onReported])
  return (
    <>
      <div className={classes.pageHeader}>
        <PageHeader title="Online Claim" />
      </div>
      <QueryView
        query={start}
        pending={<LoadingState label="Loading the claim form" shape="fields" count={4} />}
        failed={{
          title: 'The claim form did not load',
          action: <CallLink label="Report by phone:" {...claimsLine} />,
        }}
      >
        {() => {
          if (!setting || arrived !== null) return null
          if (tab.isNamed && setting.draft === null && !tab.isNew) return <NotKept />
          return (
            <OnlineClaim
              api={api}
              clientId={clientId}
              reportingClientId={session.loginClientId}
              setting={setting}
              draftId={tab.draftId}
              keepsDrafts={keepsDrafts}
              draft={setting.draft}
              place={tab.place}
              onReported={onReported}
              {...props}
            />
          )
        }}
      </QueryView>
    </>
  )
}

/** Which report this tab opens: the one that is named, the one it was reloaded at, or a new one. */
function openedIn(clientId: number, report: string | undefined) {
  const kept = readReportPlace(clientId)
  const place = kept && (report === undefined || report === kept.draftId) ? kept : null
  const draftId = report ?? place?.draftId ?? crypto.randomUUID()
  return {
    draftId,
    isNamed: report !== undefined,
    /** Begun here and never kept: what the tab has of it is all there is. */
    isNew: unsavedReportIn(clientId, draftId).read()?.version === null,
    place,
    sent: sentNumberIn('online', clientId, draftId).read(),
  }
}

function NotKept() {
  return (
    <EmptyState title="This report is not kept any more" action={<LinkButton to="/report-claim">See all</LinkButton>}>
      It was sent or discarded, or nobody went on with it for thirty days.
    </EmptyState>
  )
}
