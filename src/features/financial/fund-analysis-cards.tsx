import { Button, Title } from '@mantine/core'
import { addUp, fundsOf, type MemberFundAnalysis } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { api } from '../../api/api.ts'
import { formatMoney } from '../../format/money.ts'
import { formatQuarterEndInWords, parseYearQuarter } from '../../format/quarter.ts'
import { fundsQuery } from '../../funds/queries.ts'
import { useActiveCompany } from '../../session/session-context.ts'
import { DownloadButton } from '../../ui/download-button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import classes from './financial-page.module.css'
import { quarterName } from './fund-slides.ts'
import { loadFundAnalysis } from './load-fund-analysis.ts'
import { noFundData } from './no-fund-data.ts'

/** Two years; older quarters are one press away. */
const shownAtFirst = 8

/** A card for each quarter with its analysis as PDF, the newest first (FIN-014, FIN-015). */
export function FundAnalysisCards() {
  const funds = useQuery(fundsQuery(api, useActiveCompany().clientId))
  return (
    <QueryView
      query={funds}
      pending={<LoadingState label="Loading the fund analysis" shape="rows" count={4} />}
      failed={{ title: 'The fund analysis did not load', kept: 'Every quarter is still there.' }}
      empty={<EmptyState title={noFundData}>A card for each quarter will stand here.</EmptyState>}
    >
      {(rows) => <Quarters rows={rows} />}
    </QueryView>
  )
}

function Quarters({ rows }: { rows: readonly MemberFundAnalysis[] }) {
  const [showsAll, setShowsAll] = useState(false)
  const quarters = [...Map.groupBy(rows, ({ YearQuarter }) => YearQuarter)].toSorted(([one], [other]) =>
    other.localeCompare(one),
  )
  const shown = showsAll ? quarters : quarters.slice(0, shownAtFirst)
  return (
    <>
      <ul className={classes.quarters}>
        {shown.map(([quarter, ofQuarter]) => (
          <QuarterCard key={quarter} quarter={quarter} rows={ofQuarter} />
        ))}
      </ul>
      {shown.length < quarters.length ? (
        <Button
          variant="subtle"
          className={classes.more ?? ''}
          onClick={() => setShowsAll(true)}
        >{`Show all ${quarters.length} quarters`}</Button>
      ) : null}
    </>
  )
}

function QuarterCard({ quarter, rows }: { quarter: string; rows: readonly MemberFundAnalysis[] }) {
  const { clientId } = useActiveCompany()
  const name = quarterName(quarter)
  const ended = parseYearQuarter(quarter)
  const funds = fundsOf(rows)
  const total = addUp(funds.map((fund) => fund.total))
  return (
    <li className={classes.quarter}>
      <Title order={3} size="h4">
        {name}
      </Title>
      {funds.length > 0 ? <p>{formatMoney(total)}</p> : null}
      {ended ? <p className={classes.asOf}>{`as of ${formatQuarterEndInWords(ended)}`}</p> : null}
      <DownloadButton
        load={loadFundAnalysis(api, clientId, rows)}
        fileName={`Member fund analysis ${name}.pdf`}
        of={`member fund analysis ${name}`}
        variant="subtle"
        inTab
      />
    </li>
  )
}
