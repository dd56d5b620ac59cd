import { useMemo } from 'react'

import { formatCount } from '../../../format/count.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { Figures } from '../../../ui/charts/figures.ts'
import { RankChart } from '../../../ui/charts/chart.tsx'
import type { TitleViews } from './learning.ts'
import { texts } from './texts.ts'

interface UtilizationProps {
  titles: readonly TitleViews[]
  /** yyyy-MM */
  month: string
}

/** The most viewed titles of a month, as a chart and a table. */
export function Utilization({ titles, month }: UtilizationProps) {
  const figures = useMemo(() => figuresOf(titles, month), [titles, month])
  if (titles.length === 0) return <EmptyState title={texts.utilization.empty}>{texts.utilization.emptyHint}</EmptyState>
  return <RankChart figures={figures} />
}

function figuresOf(titles: readonly TitleViews[], month: string): Figures {
  const format = formatCount
  return {
    measure: texts.utilization.measure(`${month.slice(5)}/${month.slice(0, 4)}`),
    labels: titles.map(({ title, type }) => `${title} (${type})`),
    series: [{ name: texts.utilization.views, values: titles.map(({ views }) => views) }],
    format,
    formatAxis: format,
  }
}
