import {
  newestValuation,
  nextRenewal,
  openClaims,
  type ClaimTotals,
  type MemberFundAnalysis,
  type Policy,
  type Weather,
} from '@captive/api-client/contract'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'

import { api } from '../../api/api.ts'
import { formatDate, today } from '../../format/date.ts'
import { formatMoney } from '../../format/money.ts'
import { formatFahrenheit } from '../../format/temperature.ts'
import { fundFigure } from '../../funds/fund-words.ts'
import { useActiveCompany, useCan } from '../../session/session-context.ts'
import { KeyFigure, KeyFigures, type KeyFigureProps } from '../../ui/key-figures.tsx'
import { PermittedLink } from '../../ui/permitted-link.tsx'
import classes from './dashboard-page.module.css'
import { weatherQuery } from './queries.ts'
import { alertsOf, subjectOf, tomorrowWords } from './weather-words.ts'

interface DashboardFiguresProps {
  claims: UseQueryResult<ClaimTotals[]>
  funds: UseQueryResult<MemberFundAnalysis[]>
  policies: UseQueryResult<Policy[]>
}

/** The answers of the page, each by its code. */
export function DashboardFigures({ claims, funds, policies }: DashboardFiguresProps) {
  const can = useCan()
  const seesWeather = can('001-001') || can('001-002') || can('001-003')
  const hasFigures = can('001-005') || can('001-006') || can('001-007')
  if (!hasFigures) return null // the weather alone has its own section below
  return (
    <KeyFigures>
      {can('001-007') ? <OpenClaims claims={claims} /> : null}
      {can('001-005') ? <DaysToRenewal policies={policies} /> : null}
      {can('001-006') ? <FundBalance funds={funds} /> : null}
      {seesWeather ? <WeatherToday /> : null}
    </KeyFigures>
  )
}

interface ArrivingProps<Data> extends Pick<KeyFigureProps, 'label' | 'link' | 'course'> {
  query: Pick<UseQueryResult<Data>, 'data' | 'isLoadingError'>
  /** Undefined where there is nothing to say. */
  children: (data: NonNullable<Data>) => Omit<KeyFigureProps, 'label' | 'link'> | undefined
}

/** A figure that is on its way, or is there; one that fails, or says nothing, takes no room (GEN-008). */
function Arriving<Data>({ label, link, course, query: { data, isLoadingError }, children }: ArrivingProps<Data>) {
  if (data === undefined && !isLoadingError)
    return <KeyFigure label={label} link={link} value={undefined} {...(course && { course })} />
  const figure = data === undefined || data === null ? undefined : children(data)
  return figure ? <KeyFigure label={label} link={link} {...figure} /> : <div aria-hidden className={classes.nothing} />
}

function OpenClaims({ claims }: Pick<DashboardFiguresProps, 'claims'>) {
  const can = useCan()
  return (
    <Arriving
      label="Open claims, all terms"
      query={claims}
      link={
        <PermittedLink to="/Claims" allowed={can('004') && can('004-001')}>
          Claims
        </PermittedLink>
      }
    >
      {(totals) => {
        const { count, incurred } = openClaims(totals)
        const valuedOn = newestValuation(totals)
        return {
          value: count.toLocaleString('en-US'),
          ...(count > 0 && { detail: `${formatMoney(incurred, 0)} incurred` }),
          ...(valuedOn && { asOf: `as of ${formatDate(valuedOn)}` }),
        }
      }}
    </Arriving>
  )
}

function DaysToRenewal({ policies }: Pick<DashboardFiguresProps, 'policies'>) {
  const can = useCan()
  return (
    <Arriving
      label="Days to renewal"
      query={policies}
      link={
        <PermittedLink
          to="/insurance/member-kiosk/renewal-Documentation"
          allowed={can('002') && can('002-003') && can('002-003-005')}
        >
          Renewal Documentation
        </PermittedLink>
      }
    >
      {(all) => {
        const renewal = nextRenewal(all, today())
        return renewal && { value: String(renewal.days), asOf: `on ${formatDate(renewal.date)}` }
      }}
    </Arriving>
  )
}

function FundBalance({ funds }: Pick<DashboardFiguresProps, 'funds'>) {
  const can = useCan()
  return (
    <Arriving
      label="Fund balance"
      query={funds}
      course={[]}
      link={
        <PermittedLink to="/insurance/financial-&-profitability" allowed={can('002') && can('002-004')}>
          Financial & Profitability
        </PermittedLink>
      }
    >
      {(rows) => {
        const figure = fundFigure(rows)
        return (
          figure && {
            value: formatMoney(figure.total, 0),
            ...(figure.moved && { moved: figure.moved }),
            asOf: figure.asOf,
            course: figure.course,
          }
        )
      }}
    </Arriving>
  )
}

function WeatherToday() {
  const can = useCan()
  const weather = useQuery(weatherQuery(api, useActiveCompany()))
  return (
    <Arriving
      label={can('001-003') ? 'Weather risk today' : can('001-001') ? 'Weather today' : 'Weather tomorrow'}
      query={weather}
      link={<a href="#weather">Weather</a>}
    >
      {(now) => ({
        value: can('001-003') ? riskOf(now) : formatFahrenheit(can('001-001') ? now.temperature : now.tomorrowHigh),
        ...(can('001-001') && { detail: `${formatFahrenheit(now.temperature)} ${now.skyDescription}` }),
        asOf: can('001-002') ? tomorrowWords(now) : now.city,
      })}
    </Arriving>
  )
}

function riskOf(weather: Weather): string {
  const [first, ...others] = alertsOf(weather)
  if (first === undefined) return 'None'
  return others.length > 0 ? `${subjectOf(first)} +${others.length}` : subjectOf(first)
}
