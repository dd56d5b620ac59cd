import type { LossComparison } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { formatDate } from '../../../format/date.ts'
import { formatMoney } from '../../../format/money.ts'
import { useActiveCompany } from '../../../session/session-context.ts'
import { FigureTable } from '../../../ui/figure-table.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import classes from './analysis.module.css'
import { averageIncurred, formatTenths } from './loss-figures.ts'
import { lossComparisonQuery } from './queries.ts'
import { RegisterLink } from './register-link.tsx'
import { texts } from './texts.ts'

const words = texts.comparison

/** The claims of the company compared with the quartiles of its program. */
export function Comparison() {
  const comparison = useQuery(lossComparisonQuery(api, useActiveCompany().clientId))
  return (
    <SectionCard wide title={words.title}>
      <QueryView
        query={comparison}
        pending={<LoadingState label={words.loading} shape="rows" count={3} />}
        failed={words.failed}
      >
        {(compared) => (
          <>
            <Quartiles compared={compared} />
            {notesOn(compared).map((note) => (
              <p key={note} className={classes.note}>
                {note}
              </p>
            ))}
          </>
        )}
      </QueryView>
    </SectionCard>
  )
}

function Quartiles({ compared }: { compared: LossComparison }) {
  const { From, To, Years, Own, PowerUnits } = compared
  const perYear = Own && Own.Claims / Years
  const measures = [
    { name: 'PerYear', own: perYear === null ? null : formatTenths(perYear), format: formatTenths },
    {
      name: 'PerPowerUnits',
      own: perYear === null || PowerUnits === null ? null : formatTenths((perYear * 100) / PowerUnits),
      format: formatTenths,
    },
    { name: 'Average', own: Own && averageIncurred(Own), format: (amount: number) => formatMoney(amount, 0) },
  ] as const
  return (
    <FigureTable
      title={words.caption}
      asOf={words.period(formatDate(From), formatDate(lastDay(To)))}
      columns={Object.values(words.columns)}
      rows={measures.map(({ name, own, format }) => {
        const quartiles = compared[name]
        const label = words.rows[name]
        return {
          key: name,
          label,
          cells: [
            own === null ? null : (
              <RegisterLink
                key="own"
                reach="this"
                filters={{ from: From, to: To }}
                label={texts.figure(own, words.columns.own, label)}
              >
                {own}
              </RegisterLink>
            ),
            ...(['Lower', 'Median', 'Upper'] as const).map((at) => quartiles && format(quartiles[at])),
          ],
        }
      })}
    />
  )
}

/** The last day of a range whose end is exclusive. */
const lastDay = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)

function notesOn({ Own, PowerUnits, PerYear, PerPowerUnits }: LossComparison): string[] {
  return [
    PerYear ? words.members(PerYear.Members) : words.tooFew,
    ...(Own ? [] : [words.notInsured]),
    PowerUnits === null ? words.noUnits : words.units(PowerUnits),
    ...(PerYear && !PerPowerUnits ? [words.tooFewWithUnits] : []),
  ]
}
