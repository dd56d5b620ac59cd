import type { Weather } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'

import { api } from '../../api/api.ts'
import { formatFahrenheit } from '../../format/temperature.ts'
import { useActiveCompany, useCan } from '../../session/session-context.ts'
import { LoadingState } from '../../ui/loading-state.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import classes from './dashboard-page.module.css'
import { weatherQuery } from './queries.ts'
import { alertsOf } from './weather-words.ts'

/** Today (001-001), tomorrow (001-002) and what to do about it (001-003); nothing where nobody knows (DSH-002 to DSH-007). */
export function WeatherPart() {
  const can = useCan()
  const weather = useQuery(weatherQuery(api, useActiveCompany()))
  const sees = can('001-001') || can('001-002') || can('001-003')
  if (!sees || weather.isLoadingError || weather.data === null) return null
  return (
    <div id="weather" className={classes.onScreen}>
      <SectionCard title="Weather" note={weather.data && `${weather.data.city}, ${weather.data.state}`}>
        <QueryView query={weather} pending={<LoadingState label="Loading the weather" count={2} />}>
          {(known) => <WeatherDays weather={known} />}
        </QueryView>
      </SectionCard>
    </div>
  )
}

function WeatherDays({ weather }: { weather: Weather }) {
  const can = useCan()
  const alerts = alertsOf(weather)
  return (
    <div className={classes.days}>
      {can('001-001') ? (
        <div>
          <h3>Today</h3>
          <p className={classes.degrees}>{formatFahrenheit(weather.temperature)}</p>
          <p>{[weather.skyDescription, weather.temperatureDesc].filter(Boolean).join(', ')}</p>
        </div>
      ) : null}
      {can('001-002') ? (
        <div>
          <h3>Tomorrow</h3>
          <p className={classes.degrees}>
            {`${formatFahrenheit(weather.tomorrowHigh)} / ${formatFahrenheit(weather.tomorrowLow)}`}
          </p>
          <p>High / low</p>
        </div>
      ) : null}
      {can('001-003') && alerts.length > 0 ? (
        <div className={classes.action}>
          <h3>Risk Management Action</h3>
          <ul>
            {alerts.map((alert) => (
              <li key={alert}>{alert}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}
