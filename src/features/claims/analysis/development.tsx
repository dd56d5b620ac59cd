import type { DevelopmentYear } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { formatMoney, formatMoneyAxis } from '../../../format/money.ts'
import { useActiveCompany } from '../../../session/session-context.ts'
import { LineChart } from '../../../ui/charts/chart.tsx'
import { FigureTable } from '../../../ui/figure-table.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { reachFilter, type Reach } from '../reach.ts'
import classes from './analysis.module.css'
import { lossDevelopmentQuery } from './queries.ts'
import { RegisterLink } from './register-link.tsx'
import { texts } from './texts.ts'

const words = texts.development

/** The incurred amounts of each policy year by the age of the year. */
export function Development({ reach }: { reach: Reach }) {
  const development = useQuery(lossDevelopmentQuery(api, reachFilter(reach, useActiveCompany())))
  return (
    <SectionCard wide title={words.title}>
      <QueryView
        query={development}
        pending={<LoadingState label={words.loading} shape="rows" count={5} />}
        failed={words.failed}
      >
        {(years) => <Triangle years={years} reach={reach} />}
      </QueryView>
    </SectionCard>
  )
}

function Triangle({ years, reach }: { years: readonly DevelopmentYear[]; reach: Reach }) {
  const oldest = Math.max(0, ...years.flatMap(({ Ages }) => Ages.map(({ Months }) => Months)))
  if (oldest === 0) return <p className={classes.note}>{words.nothing}</p>
  const ages = Array.from({ length: oldest / 12 }, (_, at) => (at + 1) * 12)
  const amountAt = ({ Ages }: DevelopmentYear, months: number) =>
    Ages.find(({ Months }) => Months === months)?.TotalIncurred ?? null
  const drawn = years.filter(({ Ages }) => Ages.length > 1).slice(-4)
  const figures = {
    measure: words.measure,
    labels: ages.map(words.months),
    series: drawn.map((year) => ({ name: String(year.Year), values: ages.map((months) => amountAt(year, months)) })),
    format: (amount: number) => formatMoney(amount, 0),
    formatAxis: formatMoneyAxis,
  }
  return (
    <>
      {drawn.length > 0 && (
        <div className={classes.charts}>
          <LineChart figures={figures} table="elsewhere" />
        </div>
      )}
      <FigureTable
        title={words.caption}
        asOf={words.asOf}
        columns={[...ages.map(String), words.now]}
        rows={years.map((year) => ({
          key: String(year.Year),
          label: String(year.Year),
          cells: [...ages.map((months) => amountAt(year, months)), year.TotalIncurred].map((amount, at) => {
            if (amount === null) return null
            const shown = formatMoney(amount, 0)
            const age = ages[at]
            return (
              <RegisterLink
                key={age ?? 'now'}
                reach={reach}
                filters={{ year: year.Year }}
                label={texts.figure(shown, age === undefined ? words.now : words.months(age), String(year.Year))}
              >
                {shown}
              </RegisterLink>
            )
          }),
        }))}
        nothing={words.none}
      />
      <p className={classes.note}>{words.note}</p>
    </>
  )
}
