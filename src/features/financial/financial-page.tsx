import { Button } from '@mantine/core'
import { useRef } from 'react'

import { useCan } from '../../session/session-context.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { FinancialFigures } from './financial-figures.tsx'
import { FinancialStatements } from './financial-statements.tsx'
import { FundAnalysisCards } from './fund-analysis-cards.tsx'
import { FundSummary } from './fund-summary.tsx'
import { MovementsTable } from './movements-table.tsx'

/** /insurance/financial-&-profitability: whether a company makes or loses money with its captive (areas §2, FIN-001 to FIN-022). */
export function FinancialPage() {
  const can = useCan()
  const statements = useRef<HTMLDivElement>(null)
  const seesStatements = can('002-004-002')
  const showStatements = () => {
    statements.current?.focus({ preventScroll: true })
    statements.current?.closest('section')?.scrollIntoView()
  }
  return (
    <>
      <PageHeader
        actions={
          seesStatements ? (
            <Button variant="default" onClick={showStatements}>
              View Financial Statements
            </Button>
          ) : null
        }
      >
        What your funds hold, what they were assessed, and what came back to you.
      </PageHeader>
      <FinancialFigures />
      {can('002-004-001') ? (
        <SectionCard wide title="Financial Summary">
          <FundSummary />
        </SectionCard>
      ) : null}
      {seesStatements ? (
        <SectionCard title="Financial Statements">
          <div ref={statements} tabIndex={-1}>
            <FinancialStatements />
          </div>
        </SectionCard>
      ) : null}
      {can('002-004-003') ? (
        <SectionCard title="Member Fund Analysis" note="Every premium year of a quarter, fund by fund, as a PDF.">
          <FundAnalysisCards />
        </SectionCard>
      ) : null}
      {can('002-004-004') ? (
        <SectionCard wide title="Assessments & Distributions" note="This table reflects the past 5 years.">
          <MovementsTable />
        </SectionCard>
      ) : null}
    </>
  )
}
