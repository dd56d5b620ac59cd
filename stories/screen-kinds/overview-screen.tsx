import { EmptyState } from '../../src/ui/empty-state.tsx'
import { ErrorState } from '../../src/ui/error-state.tsx'
import { Metric, Metrics } from '../../src/ui/metrics.tsx'
import { PageHeader } from '../../src/ui/page-header.tsx'
import { BarChart } from '../../src/ui/charts/chart.tsx'
import { SectionCard } from '../../src/ui/section-card.tsx'
import { sampleLosses } from '../foundations/sample-figures.ts'
import { daysToRenewal, openClaims } from '../foundations/sample-metrics.tsx'

/**
 * An overview: answers first, lists later. It answers the question: is anything wrong this morning? Each section loads
 * and fails independently.
 */
export function OverviewScreen() {
  return (
    <>
      <PageHeader title="Dashboard" eyebrow="Blue Ridge Haulage" />
      <Metrics>
        <Metric {...openClaims} />
        <Metric
          label="Fund balance"
          value="$672,528"
          change={{ word: 'up 4%', sense: 'gain' }}
          asOf="Q3 2024"
          trend={[520, 541, 588, 571, 602, 640, 646, 672]}
          link={<a href="#funds">Financial & Profitability</a>}
        />
        <Metric {...daysToRenewal} link={<a href="#renewal">Renewal documentation</a>} />
      </Metrics>
      <SectionCard wide title="What claims cost">
        <BarChart stacked figures={sampleLosses} totalLabel="All years" />
      </SectionCard>
      <SectionCard title="Weather">
        <ErrorState title="The weather did not load" onRetry={() => undefined}>
          Everything else on this page is up to date.
        </ErrorState>
      </SectionCard>
      <SectionCard title="Endorsements under way">
        <EmptyState title="No Endorsements Found.">Your requests will appear here.</EmptyState>
      </SectionCard>
    </>
  )
}
