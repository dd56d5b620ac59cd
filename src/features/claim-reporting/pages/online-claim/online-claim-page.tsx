import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'

import { useClaimsLine } from '../../../../brand/claims-line.ts'
import { api } from '../../../../api/api.ts'
import { useActiveCompany, useOffers, useSession } from '../../../../session/session-context.ts'
import { CallLink } from '../../../../ui/call-link.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { LoadingState } from '../../../../ui/loading-state.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { QueryView } from '../../../../ui/query-view.tsx'
import { readLastPosition } from '../../model/drafts/last-position.ts'
import { unsavedDraftIn } from '../../model/drafts/unsaved-draft.ts'
import { prefill } from '../../model/forms/prefill.ts'
import { sentNumberIn } from '../../model/sending/sent-number.ts'
import classes from '../../steps/wizard/wizard-view.module.css'
import { OnlineClaim, type OnlineClaimProps } from './online-claim.tsx'
import { reportStartQuery } from './queries.ts'
import { texts } from './texts.ts'

interface OnlineClaimPageProps extends Pick<
  OnlineClaimProps,
  'sendNow' | 'onReported' | 'onSignedOut' | 'onSeparated'
> {
  /** The id of the draft to open; undefined for a new report. */
  draftId: string | undefined
}

/** /report-claim/online-claim: loads the form, the policies and the draft, then shows the report. */
export function OnlineClaimPage({ draftId, onReported, ...props }: OnlineClaimPageProps) {
  const claimsLine = useClaimsLine()
  const session = useSession()
  const company = useActiveCompany()
  const { clientId } = company
  const storesDrafts = useOffers()('Drafts')
  const [opened] = useState(() => openedReport(clientId, draftId))
  const start = useQuery(reportStartQuery(api, clientId, opened.draftId, opened.sentNumber))
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
    sentNumberIn('online', clientId, opened.draftId).forget()
    onReported(arrived)
  }, [arrived, clientId, opened, onReported])
  return (
    <>
      <div className={classes.pageHeader}>
        <PageHeader title={texts.title} />
      </div>
      <QueryView
        query={start}
        pending={<LoadingState label={texts.loading} shape="fields" count={4} />}
        failed={{ title: texts.notLoaded, action: <CallLink label={texts.byPhone} {...claimsLine} /> }}
      >
        {() => {
          if (!setting || arrived !== null) return null
          if (opened.isNamed && setting.draft === null && !opened.isNew) return <NoDraft />
          return (
            <OnlineClaim
              api={api}
              clientId={clientId}
              reportingClientId={session.loginClientId}
              setting={setting}
              draftId={opened.draftId}
              storesDrafts={storesDrafts}
              draft={setting.draft}
              position={opened.position}
              onReported={onReported}
              {...props}
            />
          )
        }}
      </QueryView>
    </>
  )
}

/** The report to open: the one in the URL, the one that was open before a reload, or a new one. */
function openedReport(clientId: number, named: string | undefined) {
  const last = readLastPosition(clientId)
  const position = last && (named === undefined || named === last.draftId) ? last : null
  const draftId = named ?? position?.draftId ?? crypto.randomUUID()
  return {
    draftId,
    isNamed: named !== undefined,
    /** Started in this tab and never saved on the server, so the tab has the only copy. */
    isNew: unsavedDraftIn(clientId, draftId).read()?.version === null,
    position,
    sentNumber: sentNumberIn('online', clientId, draftId).read(),
  }
}

function NoDraft() {
  const { title, details, seeAll } = texts.noDraft
  return (
    <EmptyState title={title} action={<LinkButton to="/report-claim">{seeAll}</LinkButton>}>
      {details}
    </EmptyState>
  )
}
