import { Title } from '@mantine/core'
import { fundsOf, programNumber, type Fund, type MemberFundAnalysis, type Program } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { api } from '../../api/api.ts'
import { FundAccount } from '../../funds/fund-account.tsx'
import { asOfNewest } from '../../funds/fund-words.ts'
import { fundsQuery } from '../../funds/queries.ts'
import { ProgramChoice } from '../../programs/program-choice.tsx'
import { useActiveCompany } from '../../session/session-context.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { BarPicture } from '../../ui/pictures/picture.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Slides } from '../../ui/slides.tsx'
import classes from './financial-page.module.css'
import { fundSlides } from './fund-slides.ts'
import { noFundData } from './no-fund-data.ts'

/** What the funds of the program chosen hold, by premium year, with a picture of each (FIN-002 to FIN-007). */
export function FundSummary() {
  return <ProgramChoice emptyText={noFundData}>{(program) => <OfProgram program={program} />}</ProgramChoice>
}

function OfProgram({ program }: { program: Program }) {
  const funds = useQuery(fundsQuery(api, useActiveCompany().clientId))
  return (
    <QueryView
      query={funds}
      pending={
        <div className={classes.waiting}>
          <LoadingState label="Loading fund balances" shape="rows" count={5} />
        </div>
      }
      failed={{ title: 'The fund balances did not load', kept: 'What the funds hold is what it was.' }}
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
      <EmptyState title={noFundData}>
        <span>{`Balances in ${Name} appear here from the end of your first quarter.`}</span>
        {rows.length > 0 ? <span> You have some in another program: choose it above.</span> : null}
      </EmptyState>
    )
  return (
    <div className={classes.funds}>
      {funds.map((fund) => (
        <FundPart key={`${RecId} ${fund.name}`} fund={fund} rows={ofProgram} program={Name} />
      ))}
    </div>
  )
}

interface FundPartProps {
  fund: Fund
  rows: readonly MemberFundAnalysis[]
  program: string
}

function FundPart({ fund, rows, program }: FundPartProps) {
  const slides = useMemo(() => fundSlides(rows, fund), [rows, fund])
  return (
    <div className={classes.fund}>
      <Title order={3} size="h4">
        {fund.name}
      </Title>
      <Slides
        label={`${fund.name} and claims`}
        slides={slides.map(({ title, figures }) => ({
          title,
          content: <BarPicture figures={figures} table="on request" />,
        }))}
      />
      <FundAccount funds={[fund]} program={program} asOf={asOfNewest(rows)} />
    </div>
  )
}
