import { Title } from '@mantine/core'
import { fundsOf, programNumber, type Fund, type MemberFundAnalysis, type Program } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { api } from '../../api/api.ts'
import { FundStatement } from '../../funds/fund-statement.tsx'
import { asOfNewest } from '../../funds/fund-words.ts'
import { fundsQuery } from '../../funds/queries.ts'
import { ProgramChoice } from '../../programs/program-choice.tsx'
import { useActiveCompany } from '../../session/session-context.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { BarChart } from '../../ui/charts/chart.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Slides } from '../../ui/slides.tsx'
import { useSearchParams } from '../../ui/use-search-params.ts'
import classes from './financial-page.module.css'
import { fundSlides } from './fund-slides.ts'
import { texts } from './texts.ts'

/** The fund balances of the chosen program by premium year, as table and charts (FIN-002 to FIN-007). */
export function FundSummary() {
  const params = useSearchParams('/_signed-in/_company/insurance/financial-&-profitability')
  return (
    <ProgramChoice params={params} emptyText={texts.summary.empty}>
      {(program) => <ProgramFunds program={program} />}
    </ProgramChoice>
  )
}

function ProgramFunds({ program }: { program: Program }) {
  const funds = useQuery(fundsQuery(api, useActiveCompany().clientId))
  return (
    <QueryView
      query={funds}
      pending={
        <div className={classes.waiting}>
          <LoadingState label={texts.summary.loading} shape="rows" count={5} />
        </div>
      }
      failed={texts.summary.failed}
    >
      {(rows) => <Funds rows={rows} program={program} />}
    </QueryView>
  )
}

function Funds({ rows, program: { RecId, Name } }: { rows: readonly MemberFundAnalysis[]; program: Program }) {
  const ofProgram = useMemo(() => rows.filter(({ ProgramCd }) => programNumber(ProgramCd) === RecId), [rows, RecId])
  const funds = fundsOf(ofProgram)
  if (funds.length === 0)
    return (
      <EmptyState title={texts.summary.empty}>
        <span>{texts.summary.emptyHint(Name)}</span>
        {rows.length > 0 ? <span>{texts.summary.otherProgram}</span> : null}
      </EmptyState>
    )
  return (
    <div className={classes.funds}>
      {funds.map((fund) => (
        <FundDetails key={`${RecId} ${fund.name}`} fund={fund} rows={ofProgram} program={Name} />
      ))}
    </div>
  )
}

interface FundDetailsProps {
  fund: Fund
  rows: readonly MemberFundAnalysis[]
  program: string
}

function FundDetails({ fund, rows, program }: FundDetailsProps) {
  const slides = useMemo(() => fundSlides(rows, fund), [rows, fund])
  return (
    <div className={classes.fund}>
      <Title order={3} size="h4">
        {fund.name}
      </Title>
      <Slides
        label={texts.summary.charts(fund.name)}
        slides={slides.map(({ title, figures }) => ({
          title,
          content: <BarChart figures={figures} table="on-request" />,
        }))}
      />
      <FundStatement funds={[fund]} program={program} asOf={asOfNewest(rows)} />
    </div>
  )
}
