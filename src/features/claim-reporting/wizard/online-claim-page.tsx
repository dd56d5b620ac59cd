import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'

import { api } from '../../../api/api.ts'
import { useActiveCompany, useSession } from '../../../session/session-context.ts'
import { CallLink } from '../../../ui/call-link.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { claimsLine } from '../claims-line.ts'
import { OnlineClaim, type OnlineClaimProps } from './online-claim.tsx'
import { prefill } from '../personal-info/prefill.ts'
import { reportStartQuery } from './queries.ts'
import { sentNumberIn } from '../confirmation/sent-number.ts'
import { readReportPlace } from './report-place.ts'

interface OnlineClaimPageProps extends Pick<OnlineClaimProps, 'sendNow' | 'onReported' | 'onSessionOver'> {
  /** Go on with the kept draft at once. */
  resume: boolean
}

/** /report-claim/online-claim: loads the form, the policies and the draft, then lets the report begin. */
export function OnlineClaimPage({ resume, sendNow, onReported, onSessionOver }: OnlineClaimPageProps) {
  const session = useSession()
  const company = useActiveCompany()
  const { clientId } = company
  const [tab] = useState(() => ({ place: readReportPlace(clientId), sent: sentNumberIn('online', clientId).read() }))
  const start = useQuery(reportStartQuery(api, clientId, tab.sent))
  const setting = useMemo(
    () => start.data && { ...start.data, prefill: prefill(session, company) },
    [start.data, session, company],
  )
  const arrived = setting?.arrived ?? null
  useEffect(() => {
    if (arrived === null) return
    sentNumberIn('online', clientId).forget()
    onReported(arrived)
  }, [arrived, clientId, onReported])
  return (
    <>
      <PageHeader title="Online Claim" />
      <QueryView
        query={start}
        pending={<LoadingState label="Loading the claim form" shape="fields" count={4} />}
        failed={{
          title: 'The claim form did not load',
          action: <CallLink label="Report by phone:" {...claimsLine} />,
        }}
      >
        {() =>
          setting &&
          arrived === null && (
            <OnlineClaim
              api={api}
              clientId={clientId}
              reportingClientId={session.loginClientId}
              setting={setting}
              draft={setting.draft}
              resume={resume || tab.place || tab.sent ? { place: tab.place } : null}
              sendNow={sendNow}
              onReported={onReported}
              onSessionOver={onSessionOver}
            />
          )
        }
      </QueryView>
    </>
  )
}
