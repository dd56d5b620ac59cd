import { speedingRatio } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { formatCount } from '../../../format/count.ts'
import { today } from '../../../format/date.ts'
import { useActiveCompany, useCan } from '../../../session/session-context.ts'
import { Metric, Metrics } from '../../../ui/metrics.tsx'
import { speedingQuery, speedRanksQuery, telematicsDetailsQuery } from './queries.ts'
import { formatRank, formatRatio, monthSoFar, movement, newestMonth, toYearMonth } from './speeding.ts'
import { texts } from './texts.ts'

/** The metrics at the top of the page: rank, speeding ratio and vehicles. */
export function TelematicsFigures() {
  const can = useCan()
  return (
    <Metrics>
      {can('003-002-001') ? (
        <>
          <Ranking />
          <Ratio />
        </>
      ) : null}
      {can('003-002-004') ? <Vehicles /> : null}
    </Metrics>
  )
}

function Ranking() {
  const { data, isLoadingError, refetch } = useQuery(speedRanksQuery(api, useActiveCompany().clientId))
  const [newest, before] = data ?? []
  if (data && !newest) return null
  const change = newest && movement(newest, before)
  return (
    <Metric
      label={texts.ranking.title}
      value={newest && formatRank(newest)}
      {...(newest && { asOf: monthSoFar(newest.YearMonth, today()) })}
      {...(change && { change })}
      {...(isLoadingError && { onRetry: () => void refetch() })}
    />
  )
}

function Ratio() {
  const { data, isLoadingError, refetch } = useQuery(speedingQuery(api, useActiveCompany().clientId))
  const newest = data && newestMonth(data)
  const ratio = newest && speedingRatio(newest)
  if (data && typeof ratio !== 'number') return null
  return (
    <Metric
      label={texts.ranking.ratio}
      value={typeof ratio === 'number' ? formatRatio(ratio) : undefined}
      {...(newest && { detail: texts.ranking.ratioDetail, asOf: monthSoFar(newest.YearMonth, today()) })}
      {...(isLoadingError && { onRetry: () => void refetch() })}
    />
  )
}

function Vehicles() {
  const { clientId } = useActiveCompany()
  const yearMonth = toYearMonth(today())
  const { data, isLoadingError, refetch } = useQuery(telematicsDetailsQuery(api, clientId, yearMonth))
  if (data && data.vehicles === undefined) return null
  return (
    <Metric
      label={texts.vehicles.label}
      value={data?.vehicles === undefined ? undefined : formatCount(data.vehicles)}
      {...(data?.powerUnits !== undefined && { detail: texts.vehicles.ofPowerUnits(formatCount(data.powerUnits)) })}
      {...(data && { asOf: monthSoFar(yearMonth, today()) })}
      {...(isLoadingError && { onRetry: () => void refetch() })}
    />
  )
}
