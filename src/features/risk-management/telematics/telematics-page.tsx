import { useQuery } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { portalConfig } from '../../../config.ts'
import { PeriodLibrary } from '../../../documents/period-library.tsx'
import { companyDocumentsQuery } from '../../../documents/queries.ts'
import { formatMonth } from '../../../format/month.ts'
import { useActiveCompany, useCan } from '../../../session/session-context.ts'
import { OutsideLink } from '../../../ui/outside-link.tsx'
import { Overview } from '../../../ui/overview.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { useSearchParams } from '../../../ui/use-search-params.ts'
import { SpeedRanking } from './speed-ranking.tsx'
import { TelematicsDetails } from './telematics-details.tsx'
import { TelematicsFigures } from './telematics-figures.tsx'
import { texts } from './texts.ts'

/** The number of months whose scorecards can be selected. */
const scorecardMonths = 12

/** /risk-management/telematics-exchange */
export function TelematicsPage() {
  const can = useCan()
  return (
    <>
      <PageHeader
        actions={
          <OutsideLink href={portalConfig.telematicsExchangeUrl} allowed={can('003-002-002')}>
            {texts.exchange}
          </OutsideLink>
        }
      >
        {texts.lead}
      </PageHeader>
      <Overview>
        <TelematicsFigures />
        {can('003-002-001') ? (
          <SectionCard wide title={texts.ranking.title} note={texts.ranking.note}>
            <SpeedRanking />
          </SectionCard>
        ) : null}
        {can('003-002-003') ? (
          <SectionCard title={texts.scorecards.title} note={texts.scorecards.note}>
            <Scorecards />
          </SectionCard>
        ) : null}
        {can('003-002-004') ? (
          <SectionCard title={texts.details.title}>
            <TelematicsDetails />
          </SectionCard>
        ) : null}
      </Overview>
    </>
  )
}

function Scorecards() {
  const documents = useQuery(companyDocumentsQuery(api, useActiveCompany().clientId))
  return (
    <PeriodLibrary
      params={useSearchParams('/_signed-in/_company/risk-management/telematics-exchange')}
      query={documents}
      prefix="Risk Management_Driver Scorecards"
      emptyText={texts.scorecards.empty}
      label={texts.scorecards.month}
      latest={scorecardMonths}
      periodOf={({ Year, Month }) => {
        const month = `${Year}-${String(Month).padStart(2, '0')}`
        return { value: month, label: formatMonth(month) }
      }}
    />
  )
}
