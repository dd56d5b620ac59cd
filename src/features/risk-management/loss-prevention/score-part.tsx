import { Title } from '@mantine/core'

import { EmptyState } from '../../../ui/empty-state.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { DoughnutPicture } from '../../../ui/pictures/picture.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { formatScore, type Score } from './best-practice-score.ts'
import classes from './score-part.module.css'
import { useScore } from './use-score.ts'

/** The Best Practices Score as a doughnut, and what would raise it (LPS-002, LPS-003). */
export function ScorePart({ programId }: { programId: number }) {
  return (
    <QueryView
      query={useScore(programId)}
      pending={
        <div className={classes.waiting}>
          <LoadingState label="Loading the Best Practices Score" shape="rows" count={3} />
        </div>
      }
      empty={
        <EmptyState title="No Best Practices Score Found.">
          Your score will stand here once your checklist has been gone through with you.
        </EmptyState>
      }
    >
      {(score) => <Doughnut score={score} />}
    </QueryView>
  )
}

function Doughnut({ score: { percent, missing } }: { score: Score }) {
  return (
    <div className={classes.parts}>
      <DoughnutPicture
        middle={formatScore(percent)}
        figures={{
          measure: 'Best Practices Score',
          labels: ['In place', 'Not in place yet'],
          series: [{ name: 'Score', values: [percent, Math.round((100 - percent) * 10) / 10] }],
          format: formatScore,
          formatAxis: formatScore,
        }}
      />
      {missing.length > 0 ? (
        <div>
          <Title order={3} size="h4">
            What would raise it
          </Title>
          <FactList facts={missing.map((part) => ({ term: part.section, value: `+${formatScore(part.percent)}` }))} />
        </div>
      ) : null}
    </div>
  )
}
