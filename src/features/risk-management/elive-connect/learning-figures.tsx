import type { UseQueryResult } from '@tanstack/react-query'

import { formatDate } from '../../../format/date.ts'
import { KeyFigure, KeyFigures } from '../../../ui/key-figures.tsx'
import { formatViews, type Learning } from './learning.ts'

interface Figure {
  label: string
  value: string
  detail?: string
  moved?: { word: string; sense: 'gain' | 'loss' | 'neither' }
}

const labels = [
  'Trainings completed last month',
  'Last employee activity',
  'Employees with logins',
  'Most viewed last month',
]

/** The summary (ELV-011 to ELV-014). */
export function LearningFigures({ query }: { query: UseQueryResult<Learning | null> }) {
  const { data, isLoadingError, refetch } = query
  if (data === null) return null
  return (
    <KeyFigures>
      {data
        ? figuresOf(data).map((figure) => <KeyFigure key={figure.label} {...figure} />)
        : labels.map((label) => (
            <KeyFigure
              key={label}
              label={label}
              value={undefined}
              {...(isLoadingError && { onRetry: () => void refetch() })}
            />
          ))}
    </KeyFigures>
  )
}

function figuresOf(learning: Learning): Figure[] {
  const { completed, completedBefore, lastActivity, withLogin, learners, titles } = learning
  const values: Omit<Figure, 'label'>[] = [
    { value: completed.toLocaleString('en-US'), moved: movement(completed - completedBefore) },
    { value: formatDate(lastActivity) },
    { value: withLogin.toLocaleString('en-US'), detail: `of ${learners.length.toLocaleString('en-US')} employees` },
    titles[0] ? { value: formatViews(titles[0].views), detail: titles[0].title } : { value: '--' },
  ]
  return values.map((value, at) => ({ label: labels[at] ?? '', ...value }))
}

function movement(by: number): NonNullable<Figure['moved']> {
  if (by === 0) return { word: 'as many as the month before', sense: 'neither' }
  return by > 0
    ? { word: `up ${by.toLocaleString('en-US')}`, sense: 'gain' }
    : { word: `down ${(-by).toLocaleString('en-US')}`, sense: 'loss' }
}
