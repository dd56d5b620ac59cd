import { Anchor } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IconClipboardText, IconMail, IconPhone } from '@tabler/icons-react'

import { useClaimsLine } from '../../../../brand/claims-line.ts'
import { api } from '../../../../api/api.ts'
import { useActiveCompany } from '../../../../session/session-context.ts'
import { ChoiceCard, ChoiceCards } from '../../../../ui/choice-card.tsx'
import { LoadingState } from '../../../../ui/loading-state.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { SectionCard } from '../../../../ui/section-card.tsx'
import { DraftList } from './draft-list.tsx'
import { draftsQuery } from './queries.ts'
import classes from './report-claim-page.module.css'
import { texts } from './texts.ts'

/** The ways to report a claim, and the advice for members (RPT-001 to RPT-008). */
export function ReportClaimPage() {
  const claimsLine = useClaimsLine()
  // If the drafts cannot be loaded, shows nothing, because a new report is still possible.
  const drafts = useQuery(draftsQuery(api, useActiveCompany().clientId))
  const onPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  const online = (
    <ChoiceCard
      key="online"
      icon={IconClipboardText}
      title={texts.online}
      renderLink={(card) => <Link to="/report-claim/online-claim" preload="render" {...card} />}
    >
      {texts.onlineDetails}
    </ChoiceCard>
  )
  const call = (
    <ChoiceCard
      key="call"
      urgent
      icon={IconPhone}
      title={texts.call(claimsLine.number)}
      renderLink={({ children, ...card }) => (
        <a href={`tel:${claimsLine.tel}`} {...card}>
          {children}
        </a>
      )}
    >
      {texts.callDetails}
    </ChoiceCard>
  )
  const email = (
    <ChoiceCard
      key="email"
      icon={IconMail}
      title={texts.email}
      renderLink={(card) => <Link to="/report-claim/email-claim" {...card} />}
    >
      {texts.emailDetails}
    </ChoiceCard>
  )
  return (
    <>
      <PageHeader title={texts.title} />
      <ChoiceCards>{onPhone ? [call, online, email] : [online, call, email]}</ChoiceCards>
      {drafts.isPending ? (
        // The advice is below the drafts, so it waits for them and does not move while someone taps.
        <LoadingState label={texts.loadingDrafts} />
      ) : (
        <>
          {drafts.data && drafts.data.length > 0 ? <DraftList drafts={drafts.data} /> : null}
          <SectionCard title={texts.advisory.title}>
            <ul className={classes.advisory}>
              <li>{texts.advisory.directly}</li>
              <li>{texts.advisory.brokers}</li>
              <li>{texts.advisory.incidents}</li>
              <li>
                <span>{texts.advisory.byPhone}</span>{' '}
                <Anchor href={`tel:${claimsLine.tel}`}>{claimsLine.number}</Anchor>
                <span>.</span>
              </li>
            </ul>
          </SectionCard>
        </>
      )}
    </>
  )
}
