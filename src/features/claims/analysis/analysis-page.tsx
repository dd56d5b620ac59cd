import type { LossAnalysis } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { formatCount } from '../../../format/count.ts'
import { formatMoney } from '../../../format/money.ts'
import { useActiveCompany, useOffers } from '../../../session/session-context.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { Metric, Metrics } from '../../../ui/metrics.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { useSearchParams } from '../../../ui/use-search-params.ts'
import { ClaimsAsOf } from '../claims-as-of.tsx'
import { ReachField, useReach } from '../reach-field.tsx'
import { reachFilter, type Reach } from '../reach.ts'
import { texts as claimsTexts } from '../texts.ts'
import { Comparison } from './comparison.tsx'
import { Development } from './development.tsx'
import { groupings } from './groupings.ts'
import { LargestLosses } from './largest-losses.tsx'
import { averageDays, averageIncurred } from './loss-figures.ts'
import { LossSection } from './loss-section.tsx'
import { lossAnalysisQuery } from './queries.ts'
import classes from './analysis.module.css'
import { RegisterLink } from './register-link.tsx'
import { texts } from './texts.ts'

const { empty, reaches } = claimsTexts.register
const words = texts.metrics

/** /Claims/analysis: frequency, severity, report lag and development of the claims of a company or several. */
export function AnalysisPage() {
  const { clientName } = useActiveCompany()
  const offers = useOffers()
  const { search, onSearch } = useSearchParams('/_signed-in/_company/Claims/analysis')
  const reach = useReach(search.companies)
  return (
    <>
      <PageHeader eyebrow={reach === 'this' ? clientName : reaches[reach]}>{texts.about}</PageHeader>
      <div className={classes.reach}>
        <ReachField reach={reach} onChange={(companies) => onSearch({ companies })} />
      </div>
      {offers('LossAnalysis') ? <Analysis reach={reach} /> : <EmptyState title={empty}>{texts.notOffered}</EmptyState>}
    </>
  )
}

function Analysis({ reach }: { reach: Reach }) {
  const analysis = useQuery(lossAnalysisQuery(api, reachFilter(reach, useActiveCompany())))
  return (
    <QueryView
      query={analysis}
      pending={<LoadingState label={texts.loading} shape="rows" count={8} />}
      failed={texts.failed}
    >
      {(data) =>
        data.Total.Claims === 0 ? (
          <EmptyState title={empty}>{texts.emptyHint}</EmptyState>
        ) : (
          <>
            <Summary analysis={data} reach={reach} />
            {groupings.map((grouping) => (
              <LossSection key={grouping.name} grouping={grouping} analysis={data} reach={reach} />
            ))}
            <LargestLosses reach={reach} />
            {reach === 'this' ? <Comparison /> : null}
            <Development reach={reach} />
          </>
        )
      }
    </QueryView>
  )
}

function Summary({ analysis: { Total, Valuations }, reach }: { analysis: LossAnalysis; reach: Reach }) {
  const link = (
    <RegisterLink reach={reach} filters={{}}>
      {words.show}
    </RegisterLink>
  )
  return (
    <>
      <Metrics>
        <Metric label={words.claims} value={formatCount(Total.Claims)} detail={words.open(Total.Open)} link={link} />
        <Metric label={words.incurred} value={formatMoney(Total.TotalIncurred, 0)} />
        <Metric label={words.average} value={averageIncurred(Total)} />
        <Metric label={words.days} value={Total.Reported === 0 ? words.unknown : averageDays(Total)} />
      </Metrics>
      <ClaimsAsOf valuations={Valuations} />
    </>
  )
}
