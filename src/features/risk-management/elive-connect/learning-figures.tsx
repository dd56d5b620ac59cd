import type { UseQueryResult } from '@tanstack/react-query'

import { formatCount } from '../../../format/count.ts'
import { formatDate } from '../../../format/date.ts'
import { Metric, Metrics } from '../../../ui/metrics.tsx'
import { formatViews, type Learning } from './learning.ts'
import { texts } from './texts.ts'

interface Figure {
  label: string
  value: string
  detail?: string
  change?: { word: string; sense: 'gain' | 'loss' | 'neither' }
}

const { metrics } = texts
const labels = [metrics.completed, metrics.lastActivity, metrics.withLogin, metrics.mostViewed]

/** The summary of last month's trainings. */
export function LearningFigures({ query }: { query: UseQueryResult<Learning | null> }) {
  const { data, isLoadingError, refetch } = query
  if (data === null) return null
  return (
    <Metrics>
      {data
        ? figuresOf(data).map((figure) => <Metric key={figure.label} {...figure} />)
        : labels.map((label) => (
            <Metric
              key={label}
              label={label}
              value={undefined}
              {...(isLoadingError && { onRetry: () => void refetch() })}
            />
          ))}
    </Metrics>
  )
}

function figuresOf(learning: Learning): Figure[] {
  const { completed, completedBefore, lastActivity, withLogin, learners, titles } = learning
  const values: Omit<Figure, 'label'>[] = [
    { value: formatCount(completed), change: movement(completed - completedBefore) },
    { value: formatDate(lastActivity) },
    { value: formatCount(withLogin), detail: metrics.ofEmployees(formatCount(learners.length)) },
    titles[0] ? { value: formatViews(titles[0].views), detail: titles[0].title } : { value: '--' },
  ]
  return values.map((value, at) => ({ label: labels[at] ?? '', ...value }))
}

function movement(by: number): NonNullable<Figure['change']> {
  if (by === 0) return { word: metrics.unchanged, sense: 'neither' }
  return by > 0
    ? { word: metrics.up(formatCount(by)), sense: 'gain' }
    : { word: metrics.down(formatCount(-by)), sense: 'loss' }
}
