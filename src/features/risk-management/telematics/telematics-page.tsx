import { useQuery } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { portalConfig } from '../../../config.ts'
import { PeriodShelf } from '../../../documents/period-shelf.tsx'
import { companyDocumentsQuery } from '../../../documents/queries.ts'
import { formatMonth } from '../../../format/month.ts'
import { useActiveCompany, useCan } from '../../../session/session-context.ts'
import { OutsideLink } from '../../../ui/outside-link.tsx'
import { Overview } from '../../../ui/overview.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { SpeedRanking } from './speed-ranking.tsx'
import { TelematicsDetails } from './telematics-details.tsx'
import { TelematicsFigures } from './telematics-figures.tsx'

/** Scorecards of as many months can be chosen (areas §9). */
const scorecardMonths = 12

/** /risk-management/telematics-exchange: how a company drives beside the other members (areas §2, TEL-001 to TEL-017). */
export function TelematicsPage() {
  const can = useCan()
  return (
    <>
      <PageHeader
        actions={
          <OutsideLink href={portalConfig.telematicsExchangeUrl} allowed={can('003-002-002')}>
            Telematics Exchange
          </OutsideLink>
        }
      >
        How your fleet drives, and where that puts you among the members of your program.
      </PageHeader>
      <Overview>
        <TelematicsFigures />
        {can('003-002-001') ? (
          <SectionCard
            wide
            title="Total Speed Ranking"
            note="The member whose vehicles were above the limit for the least of their time on the move is 1st. Each member sees no place but its own."
          >
            <SpeedRanking />
          </SectionCard>
        ) : null}
        {can('003-002-003') ? (
          <SectionCard title="Driver Scorecards" note="Those of the latest twelve months, one month at a time.">
            <Scorecards />
          </SectionCard>
        ) : null}
        {can('003-002-004') ? (
          <SectionCard title="Telematics details">
            <TelematicsDetails />
          </SectionCard>
        ) : null}
      </Overview>
    </>
  )
}

/** TEL-007, TEL-008. */
function Scorecards() {
  const documents = useQuery(companyDocumentsQuery(api, useActiveCompany().clientId))
  return (
    <PeriodShelf
      query={documents}
      prefix="Risk Management_Driver Scorecards"
      emptyText="No Documents Found."
      label="Month"
      latest={scorecardMonths}
      periodOf={({ Year, Month }) => {
        const month = `${Year}-${String(Month).padStart(2, '0')}`
        return { value: month, label: formatMonth(month) }
      }}
    />
  )
}
