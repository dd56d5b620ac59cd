import {
  newestValuations,
  nextRenewal,
  openClaims,
  type ClaimTotals,
  type MemberFundAnalysis,
  type Policy,
  type Weather,
} from '@captive/api-client/contract'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'

import { api } from '../../api/api.ts'
import { claimsAsOf } from '../../format/claims-as-of.ts'
import { formatDate, today } from '../../format/date.ts'
import { formatMoney } from '../../format/money.ts'
import { formatFahrenheit } from '../../format/temperature.ts'
import { fundFigure } from '../../funds/fund-words.ts'
import { useActiveCompany, useCan } from '../../session/session-context.ts'
import { Metric, Metrics, type MetricProps } from '../../ui/metrics.tsx'
import { PermittedLink } from '../../ui/permitted-link.tsx'
import classes from './dashboard-page.module.css'
import { weatherQuery } from './queries.ts'
import { texts } from './texts.ts'
import { alertsOf, subjectOf, tomorrowForecast } from './weather-alerts.ts'

interface DashboardMetricsProps {
  claims: UseQueryResult<ClaimTotals[]>
  funds: UseQueryResult<MemberFundAnalysis[]>
  policies: UseQueryResult<Policy[]>
}

/** The metrics at the top of the dashboard, each behind its permission code. */
export function DashboardMetrics({ claims, funds, policies }: DashboardMetricsProps) {
  const can = useCan()
  const showsWeather = can('001-001') || can('001-002') || can('001-003')
  const hasMetrics = can('001-005') || can('001-006') || can('001-007')
  if (!hasMetrics) return null // the widget below already shows the weather
  return (
    <Metrics>
      {can('001-007') ? <OpenClaims claims={claims} /> : null}
      {can('001-005') ? <DaysToRenewal policies={policies} /> : null}
      {can('001-006') ? <FundBalance funds={funds} /> : null}
      {showsWeather ? <WeatherToday /> : null}
    </Metrics>
  )
}

interface QueryMetricProps<Data> extends Pick<MetricProps, 'label' | 'link' | 'trend'> {
  query: Pick<UseQueryResult<Data>, 'data' | 'isLoadingError'>
  /** Undefined if there is nothing to show. */
  children: (data: NonNullable<Data>) => Omit<MetricProps, 'label' | 'link'> | undefined
}

/**
 * A metric that shows a placeholder while its query loads. It takes no space if the query fails or has no value
 * (GEN-008).
 */
function QueryMetric<Data>({ label, link, trend, query: { data, isLoadingError }, children }: QueryMetricProps<Data>) {
  if (data === undefined && !isLoadingError)
    return <Metric label={label} link={link} value={undefined} {...(trend && { trend })} />
  const figure = data === undefined || data === null ? undefined : children(data)
  return figure ? <Metric label={label} link={link} {...figure} /> : <div aria-hidden className={classes.nothing} />
}

function OpenClaims({ claims }: Pick<DashboardMetricsProps, 'claims'>) {
  const can = useCan()
  return (
    <QueryMetric
      label={texts.metrics.openClaims}
      query={claims}
      link={
        <PermittedLink to="/Claims" allowed={can('004') && can('004-001')}>
          {texts.metrics.claimsLink}
        </PermittedLink>
      }
    >
      {(totals) => {
        const { count, incurred } = openClaims(totals)
        const asOf = claimsAsOf(newestValuations(totals))
        return {
          value: count.toLocaleString('en-US'),
          ...(count > 0 && { detail: texts.metrics.incurred(formatMoney(incurred, 0)) }),
          ...(asOf !== undefined && { asOf }),
        }
      }}
    </QueryMetric>
  )
}

function DaysToRenewal({ policies }: Pick<DashboardMetricsProps, 'policies'>) {
  const can = useCan()
  return (
    <QueryMetric
      label={texts.metrics.daysToRenewal}
      query={policies}
      link={
        <PermittedLink
          to="/insurance/member-kiosk/renewal-Documentation"
          allowed={can('002') && can('002-003') && can('002-003-005')}
        >
          {texts.metrics.renewalLink}
        </PermittedLink>
      }
    >
      {(all) => {
        const renewal = nextRenewal(all, today())
        return renewal && { value: String(renewal.days), asOf: texts.metrics.renewalDate(formatDate(renewal.date)) }
      }}
    </QueryMetric>
  )
}

function FundBalance({ funds }: Pick<DashboardMetricsProps, 'funds'>) {
  const can = useCan()
  return (
    <QueryMetric
      label={texts.metrics.fundBalance}
      query={funds}
      trend={[]}
      link={
        <PermittedLink to="/insurance/financial-&-profitability" allowed={can('002') && can('002-004')}>
          {texts.metrics.fundsLink}
        </PermittedLink>
      }
    >
      {(rows) => {
        const figure = fundFigure(rows)
        return (
          figure && {
            value: formatMoney(figure.total, 0),
            ...(figure.change && { change: figure.change }),
            asOf: figure.asOf,
            trend: figure.trend,
          }
        )
      }}
    </QueryMetric>
  )
}

function WeatherToday() {
  const can = useCan()
  const weather = useQuery(weatherQuery(api, useActiveCompany()))
  const { weatherRisk, weatherToday, weatherTomorrow } = texts.metrics
  return (
    <QueryMetric
      label={can('001-003') ? weatherRisk : can('001-001') ? weatherToday : weatherTomorrow}
      query={weather}
      link={<a href="#weather">{texts.metrics.weatherLink}</a>}
    >
      {(now) => ({
        value: can('001-003') ? riskOf(now) : formatFahrenheit(can('001-001') ? now.temperature : now.tomorrowHigh),
        ...(can('001-001') && { detail: `${formatFahrenheit(now.temperature)} ${now.skyDescription}` }),
        asOf: can('001-002') ? tomorrowForecast(now) : now.city,
      })}
    </QueryMetric>
  )
}

function riskOf(weather: Weather): string {
  const [first, ...others] = alertsOf(weather)
  if (first === undefined) return texts.weather.noRisk
  return others.length > 0 ? `${subjectOf(first)} +${others.length}` : subjectOf(first)
}
