import { useMemo } from 'react'

import { formatCount } from '../../../format/count.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { Figures } from '../../../ui/pictures/figures.ts'
import { RankPicture } from '../../../ui/pictures/picture.tsx'
import type { TitleViews } from './learning.ts'

interface UtilizationProps {
  titles: readonly TitleViews[]
  /** '2026-10'. */
  month: string
}

/** The titles that were opened most in a month, drawn and as a table (ELV-018, ELV-019). */
export function Utilization({ titles, month }: UtilizationProps) {
  const figures = useMemo(() => figuresOf(titles, month), [titles, month])
  if (titles.length === 0)
    return <EmptyState title="Nothing was viewed last month.">The titles opened most stand here.</EmptyState>
  return <RankPicture figures={figures} />
}

function figuresOf(titles: readonly TitleViews[], month: string): Figures {
  const format = formatCount
  return {
    measure: `Views by title, ${month.slice(5)}/${month.slice(0, 4)}`,
    labels: titles.map(({ title, type }) => `${title} (${type})`),
    series: [{ name: 'Views', values: titles.map(({ views }) => views) }],
    format,
    formatAxis: format,
  }
}
