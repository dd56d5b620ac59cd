import { Title } from '@mantine/core'

import type { Score } from '@captive/api-client/contract'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { DoughnutChart } from '../../../ui/charts/chart.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { formatScore } from './format-score.ts'
import classes from './score-section.module.css'
import { texts } from './texts.ts'
import { useBestPracticesScore } from './use-best-practices-score.ts'

/** The Best Practices Score as a doughnut, and the sections that would raise it. */
export function ScoreSection({ programId }: { programId: number }) {
  return (
    <QueryView
      query={useBestPracticesScore(programId)}
      pending={
        <div className={classes.waiting}>
          <LoadingState label={texts.score.loading} shape="rows" count={3} />
        </div>
      }
      empty={<EmptyState title={texts.score.empty}>{texts.score.emptyHint}</EmptyState>}
    >
      {(score) => <Doughnut score={score} />}
    </QueryView>
  )
}

function Doughnut({ score: { percent, missing } }: { score: Score }) {
  return (
    <div className={classes.columns}>
      <DoughnutChart
        middle={formatScore(percent)}
        figures={{
          measure: texts.score.title,
          labels: [texts.inPlace, texts.notInPlace],
          series: [{ name: texts.score.series, values: [percent, Math.round((100 - percent) * 10) / 10] }],
          format: formatScore,
          formatAxis: formatScore,
        }}
      />
      {missing.length > 0 ? (
        <div>
          <Title order={3} size="h4">
            {texts.score.missing}
          </Title>
          <FactList
            facts={missing.map((section) => ({ term: section.section, value: `+${formatScore(section.percent)}` }))}
          />
        </div>
      ) : null}
    </div>
  )
}
