import { Statement } from '../../src/ui/statement.tsx'
import { FactList } from '../../src/ui/fact-list.tsx'
import { Timeline } from '../../src/ui/timeline.tsx'
import { Metric, Metrics } from '../../src/ui/metrics.tsx'
import { SectionCard } from '../../src/ui/section-card.tsx'
import { sampleStatement, sampleYears } from './sample-statement.ts'
import { sampleFacts } from './sample-facts.ts'
import { sampleTimeline } from './sample-timeline.ts'
import { daysToRenewal, incurred, openClaims } from './sample-metrics.tsx'

const yesterday = {
  id: 'yesterday',
  at: new Date(Date.now() - 86_400_000).toISOString(),
  title: 'Estimate of the body shop received',
  who: 'Chidi Okafor',
}

/** The components of data screens besides tables and charts. */
export function DataSection() {
  return (
    <>
      <SectionCard
        wide
        title="Metrics"
        note="Two to five in a line: the figure, one word on how it moved, the day it is as of, and the register it comes from. Short figures say the full one in their title. One that loads or failed keeps its height."
      >
        <Metrics>
          <Metric {...openClaims} />
          <Metric {...incurred} />
          <Metric {...daysToRenewal} />
        </Metrics>
      </SectionCard>
      <SectionCard
        wide
        title="Statement"
        note="Amounts have cents and a leading minus sign. “Pending” and “not yet valued” are words, a missing value is a dash and never a zero. A subtotal has a single rule, a total a double rule. The labels stay in view while the statement scrolls sideways."
      >
        <Statement
          title="Fund balance by policy year"
          asOf="as of 09/30/2024"
          columns={sampleYears}
          lines={sampleStatement}
        />
      </SectionCard>
      <SectionCard
        title="Facts"
        note="Terms and what they are. What is not known takes no room, unless not knowing matters."
      >
        <FactList facts={sampleFacts} />
      </SectionCard>
      <SectionCard
        title="Timeline"
        note="What happened to one thing, newest first; who, beside when. A day of the last thirty says beside its date how long ago it was, never instead of it."
      >
        <Timeline label="What happened" entries={[yesterday, ...sampleTimeline]} />
      </SectionCard>
    </>
  )
}
