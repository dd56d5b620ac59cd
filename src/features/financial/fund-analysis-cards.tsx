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
import { texts } from './texts.ts'

/** The number of quarters in two years. A button shows older quarters. */
const initialCount = 8

/** A card per quarter with its analysis as PDF, newest first (FIN-014, FIN-015). */
export function FundAnalysisCards() {
  const funds = useQuery(fundsQuery(api, useActiveCompany().clientId))
  return (
    <QueryView
      query={funds}
      pending={<LoadingState label={texts.analysis.loading} shape="rows" count={4} />}
      failed={texts.analysis.failed}
      empty={<EmptyState title={texts.analysis.empty}>{texts.analysis.emptyHint}</EmptyState>}
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
  const shown = showsAll ? quarters : quarters.slice(0, initialCount)
  return (
    <>
      <ul className={classes.quarters}>
        {shown.map(([quarter, ofQuarter]) => (
          <QuarterCard key={quarter} quarter={quarter} rows={ofQuarter} />
        ))}
      </ul>
      {shown.length < quarters.length ? (
        <Button variant="subtle" className={classes.more ?? ''} onClick={() => setShowsAll(true)}>
          {texts.analysis.showAll(quarters.length)}
        </Button>
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
      {ended ? <p className={classes.asOf}>{texts.analysis.asOf(formatQuarterEndInWords(ended))}</p> : null}
      <DownloadButton
        load={loadFundAnalysis(api, clientId, rows)}
        fileName={texts.analysis.file(name)}
        of={texts.analysis.ofQuarter(name)}
        variant="subtle"
        inTab
      />
    </li>
  )
}
