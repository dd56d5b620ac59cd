import { EmptyState } from '../../src/ui/empty-state.tsx'
import { ErrorState } from '../../src/ui/error-state.tsx'
import { KeyFigure, KeyFigures } from '../../src/ui/key-figures.tsx'
import { PageHeader } from '../../src/ui/page-header.tsx'
import { BarPicture } from '../../src/ui/pictures/picture.tsx'
import { SectionCard } from '../../src/ui/section-card.tsx'
import { sampleLosses } from '../foundations/sample-figures.ts'
import { daysToRenewal, openClaims } from '../foundations/sample-key-figures.tsx'

/** Answers first, lists later: is anything wrong this morning? Each part loads, is empty or fails by itself. */
export function OverviewScreen() {
  return (
    <>
      <PageHeader title="Dashboard" eyebrow="Blue Ridge Haulage" />
      <KeyFigures>
        <KeyFigure {...openClaims} />
        <KeyFigure
          label="Fund balance"
          value="$672,528"
          moved={{ word: 'up 4%', sense: 'gain' }}
          asOf="Q3 2024"
          course={[520, 541, 588, 571, 602, 640, 646, 672]}
          link={<a href="#funds">Financial & Profitability</a>}
        />
        <KeyFigure {...daysToRenewal} link={<a href="#renewal">Renewal documentation</a>} />
      </KeyFigures>
      <SectionCard wide title="What claims cost">
        <BarPicture stacked figures={sampleLosses} totalLabel="All years" />
      </SectionCard>
      <SectionCard title="Weather">
        <ErrorState title="The weather did not load" onRetry={() => undefined}>
          Everything else on this page is up to date.
        </ErrorState>
      </SectionCard>
      <SectionCard title="Endorsements under way">
        <EmptyState title="No Endorsements Found.">A request stands here from the minute it is sent.</EmptyState>
      </SectionCard>
    </>
  )
}
