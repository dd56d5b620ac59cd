import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { formatDate } from '../../../format/date.ts'
import { useActiveCompany, useCan, useOffers } from '../../../session/session-context.ts'
import { PermittedLink } from '../../../ui/permitted-link.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { reportsOfClaimQuery } from '../queries.ts'
import { texts } from '../texts.ts'
import classes from './claim.module.css'

const words = texts.claim.reports

/** When and by whom a claim was reported online. Renders nothing for other claims. */
export function ReportsOfClaim({ claimRecId }: { claimRecId: number }) {
  const { clientId } = useActiveCompany()
  const isOffered = useOffers()('ReportMatches')
  const canReport = useCan()('006-001')
  const { data: reports = [] } = useQuery({ ...reportsOfClaimQuery(api, clientId, claimRecId), enabled: isOffered })
  if (reports.length === 0) return null
  return (
    <SectionCard title={words.title}>
      <ul className={classes.links}>
        {reports.map(({ ConfirmationNum, reportedAt, reportedBy }) => (
          <li key={ConfirmationNum} className={classes.long}>
            <span>{words.reported(formatDate(reportedAt), reportedBy)}</span>{' '}
            <Anchor
              renderRoot={(props) => (
                <PermittedLink {...props} to={`/report-claim/confirmation/${ConfirmationNum}`} allowed={canReport} />
              )}
            >
              {words.number(ConfirmationNum)}
            </Anchor>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
