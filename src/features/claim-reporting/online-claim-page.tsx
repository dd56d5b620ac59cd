import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { api } from '../../api/api.ts'
import { useActiveCompany, useSession } from '../../session/session-context.ts'
import { CallLink } from '../../ui/call-link.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { claimsLine } from './claims-line.ts'
import { OnlineClaim } from './online-claim.tsx'
import { prefill } from './prefill.ts'
import { reportStartQuery } from './queries.ts'

interface OnlineClaimPageProps {
  /** Go on with the kept draft at once. */
  resume: boolean
  onSessionOver: () => void
}

/** /report-claim/online-claim: loads the form, the policies and the draft, then lets the report begin. */
export function OnlineClaimPage({ resume, onSessionOver }: OnlineClaimPageProps) {
  const session = useSession()
  const company = useActiveCompany()
  const start = useQuery(reportStartQuery(api, company.clientId))
  const setting = useMemo(
    () => start.data && { ...start.data, prefill: prefill(session, company) },
    [start.data, session, company],
  )
  if (setting) {
    return (
      <OnlineClaim
        api={api}
        clientId={company.clientId}
        reportingClientId={session.loginClientId}
        setting={setting}
        draft={setting.draft}
        resume={resume}
        onSessionOver={onSessionOver}
      />
    )
  }
  return (
    <>
      <PageHeader title="Online Claim" />
      {start.isError ? (
        <ErrorState
          title="The claim form did not load"
          onRetry={() => void start.refetch()}
          action={<CallLink label="Report by phone:" {...claimsLine} />}
        />
      ) : (
        <LoadingState label="Loading the claim form" shape="fields" count={4} />
      )}
    </>
  )
}
