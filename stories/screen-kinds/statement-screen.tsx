import { Statement } from '../../src/ui/statement.tsx'
import { PageHeader } from '../../src/ui/page-header.tsx'
import { BarChart } from '../../src/ui/charts/chart.tsx'
import { SectionCard } from '../../src/ui/section-card.tsx'
import { sampleStatement, sampleYears } from '../foundations/sample-statement.ts'
import { sampleLosses } from '../foundations/sample-figures.ts'

/**
 * A statement: money in rows and columns. It answers the question: are we making or losing money with this captive? The
 * chart above shows the same data.
 */
export function StatementScreen() {
  return (
    <>
      <PageHeader title="Financial & Profitability">What both funds hold, for each policy year.</PageHeader>
      <SectionCard wide title="Losses">
        <BarChart stacked figures={sampleLosses} table="on-request" />
      </SectionCard>
      <SectionCard wide title="Funds">
        <Statement
          title="Fund balance by policy year"
          asOf="as of 09/30/2024"
          columns={sampleYears}
          lines={sampleStatement}
        />
      </SectionCard>
    </>
  )
}
