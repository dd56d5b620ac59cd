import type { LossAnalysis, LossGroup } from '@captive/api-client/contract'

import { formatCount } from '../../../format/count.ts'
import { formatMoney, formatMoneyAxis } from '../../../format/money.ts'
import { BarChart, RankChart } from '../../../ui/charts/chart.tsx'
import type { Figures } from '../../../ui/charts/figures.ts'
import { SectionCard } from '../../../ui/section-card.tsx'
import type { Reach } from '../reach.ts'
import classes from './analysis.module.css'
import { labelOf, type groupings } from './groupings.ts'
import { LossTable } from './loss-table.tsx'
import { texts } from './texts.ts'

/** Groupings with a natural order. */
const ordered: ReadonlySet<string> = new Set(['Years', 'Hours', 'Lags'])

/** The most bars of a chart by name. The table shows all rows. */
const maxBars = 8

interface LossSectionProps {
  grouping: (typeof groupings)[number]
  analysis: LossAnalysis
  reach: Reach
}

/** The claims by one grouping, as charts with a table. */
export function LossSection({ grouping, analysis, reach }: LossSectionProps) {
  const groups = analysis[grouping.name]
  const { title } = texts.groups[grouping.name]
  const hasAll = groups.reduce((sum, { Claims }) => sum + Claims, 0) === analysis.Total.Claims
  const draw = (shown: readonly LossGroup[], of: 'Claims' | 'TotalIncurred'): Figures => {
    const isMoney = of === 'TotalIncurred'
    return {
      measure: isMoney ? texts.measures.incurred(title) : texts.measures.frequency(title),
      labels: shown.map(({ Value }) => labelOf(grouping, Value)),
      series: [{ name: texts.columns[of], values: shown.map((group) => group[of]) }],
      format: isMoney ? (amount) => formatMoney(amount, 0) : formatCount,
      formatAxis: isMoney ? formatMoneyAxis : formatCount,
    }
  }
  const isOrdered = ordered.has(grouping.name)
  // A bar for claims without a value would dwarf the others, so only the table shows it.
  const known = groups.filter(({ Value }) => Value !== '')
  const ranked = known.filter(({ TotalIncurred }) => TotalIncurred > 0).slice(0, maxBars)
  return (
    <SectionCard wide title={title} note={hasAll ? undefined : texts.most(groups.length)}>
      <div className={classes.charts}>
        {isOrdered ? (
          <>
            <Chart figures={draw(known, 'Claims')} />
            <Chart figures={draw(known, 'TotalIncurred')} />
          </>
        ) : (
          <RankChart figures={draw(ranked, 'TotalIncurred')} table="elsewhere" />
        )}
      </div>
      <LossTable grouping={grouping} groups={groups} total={hasAll ? analysis.Total : undefined} reach={reach} />
    </SectionCard>
  )
}

const Chart = ({ figures }: { figures: Figures }) => (
  <div>
    <p className={classes.measure}>{figures.measure}</p>
    <BarChart figures={figures} table="elsewhere" />
  </div>
)
