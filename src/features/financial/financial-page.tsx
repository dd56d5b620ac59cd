import { Button } from '@mantine/core'
import { useRef } from 'react'

import { PackMaker } from '../../documents/pack-maker.tsx'
import { useCan } from '../../session/session-context.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { FinancialMetrics } from './financial-metrics.tsx'
import { FinancialStatements } from './financial-statements.tsx'
import { FundAnalysisCards } from './fund-analysis-cards.tsx'
import { FundSummary } from './fund-summary.tsx'
import { MovementsTable } from './movements-table.tsx'
import { texts } from './texts.ts'

/**
 * /insurance/financial-&-profitability: funds, statements, assessments and distributions (areas §2, FIN-001 to
 * FIN-022).
 */
export function FinancialPage() {
  const can = useCan()
  const statements = useRef<HTMLDivElement>(null)
  const canViewStatements = can('002-004-002')
  const showStatements = () => {
    statements.current?.focus({ preventScroll: true })
    statements.current?.closest('section')?.scrollIntoView()
  }
  return (
    <>
      <PageHeader
        actions={
          canViewStatements ? (
            <Button variant="default" onClick={showStatements}>
              {texts.viewStatements}
            </Button>
          ) : null
        }
      >
        {texts.about}
      </PageHeader>
      <FinancialMetrics />
      {can('002-004-001') ? (
        <SectionCard wide title={texts.summary.title}>
          <FundSummary />
        </SectionCard>
      ) : null}
      {canViewStatements ? (
        <SectionCard title={texts.statements.title}>
          <div ref={statements} tabIndex={-1}>
            <FinancialStatements />
          </div>
        </SectionCard>
      ) : null}
      {can('002-004-003') ? (
        <SectionCard title={texts.analysis.title} note={texts.analysis.note}>
          <FundAnalysisCards />
        </SectionCard>
      ) : null}
      {can('002-004-004') ? (
        <SectionCard wide title={texts.movements.title} note={texts.movements.note}>
          <MovementsTable />
        </SectionCard>
      ) : null}
      {can('002-003-005-001') ? <PackMaker kind="board" /> : null}
    </>
  )
}
