import { Anchor } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IconClipboardText, IconMail, IconPhone } from '@tabler/icons-react'

import { api } from '../../../api/api.ts'
import { useActiveCompany } from '../../../session/session-context.ts'
import { ChoiceCard, ChoiceCards } from '../../../ui/choice-card.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { claimsLine } from '../claims-line.ts'
import { KeptReports } from './kept-reports.tsx'
import { keptReportsQuery } from './queries.ts'
import classes from './report-claim-page.module.css'

/** The ways to report a claim, and what every member has to know about it (RPT-001 to RPT-008). */
export function ReportClaimPage() {
  // That none could be asked for is no reason to say anything here.
  const kept = useQuery(keptReportsQuery(api, useActiveCompany().clientId))
  const onPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  const online = (
    <ChoiceCard
      key="online"
      icon={IconClipboardText}
      title="Online Submit"
      renderLink={(card) => <Link to="/report-claim/online-claim" preload="render" {...card} />}
    >
      Four short steps. What you type is saved as you go, so you can stop and continue.
    </ChoiceCard>
  )
  const call = (
    <ChoiceCard
      key="call"
      urgent
      icon={IconPhone}
      title={`Call ${claimsLine.number}`}
      renderLink={({ children, ...card }) => (
        <a href={`tel:${claimsLine.tel}`} {...card}>
          {children}
        </a>
      )}
    >
      For anything serious: someone killed or badly hurt, a rollover, a spill, a fire.
    </ChoiceCard>
  )
  const email = (
    <ChoiceCard
      key="email"
      icon={IconMail}
      title="Email Send"
      renderLink={(card) => <Link to="/report-claim/email-claim" {...card} />}
    >
      A short message with your files, when there is no time for the form.
    </ChoiceCard>
  )
  return (
    <>
      <PageHeader title="Claims Reporting" />
      <ChoiceCards>{onPhone ? [call, online, email] : [online, call, email]}</ChoiceCards>
      {kept.isPending ? (
        // What follows comes after it, so that nothing is pushed away from under a finger.
        <LoadingState label="Looking for unfinished reports" />
      ) : (
        <>
          {kept.data && kept.data.length > 0 ? <KeptReports kept={kept.data} /> : null}
          <SectionCard title="Before you report">
            <ul className={classes.advisory}>
              <li>Members must report claims directly and immediately.</li>
              <li>Members should include their brokers.</li>
              <li>Members must report all incidents, regardless of perceived liability.</li>
              <li>
                Report high-priority claims by phone:{' '}
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
