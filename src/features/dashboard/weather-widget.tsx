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
import { texts } from './texts.ts'
import { alertsOf } from './weather-alerts.ts'

/**
 * Today (001-001), tomorrow (001-002) and alerts (001-003). Renders nothing if the weather is unknown (DSH-002 to
 * DSH-007).
 */
export function WeatherWidget() {
  const can = useCan()
  const weather = useQuery(weatherQuery(api, useActiveCompany()))
  const permitted = can('001-001') || can('001-002') || can('001-003')
  if (!permitted || weather.isLoadingError || weather.data === null) return null
  return (
    <div id="weather" className={classes.onScreen}>
      <SectionCard
        title={texts.weather.title}
        note={weather.data && texts.weather.place(weather.data.city, weather.data.state)}
      >
        <QueryView query={weather} pending={<LoadingState label={texts.weather.loading} count={2} />}>
          {(loaded) => <WeatherDays weather={loaded} />}
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
          <h3>{texts.weather.today}</h3>
          <p className={classes.degrees}>{formatFahrenheit(weather.temperature)}</p>
          <p>{[weather.skyDescription, weather.temperatureDesc].filter(Boolean).join(', ')}</p>
        </div>
      ) : null}
      {can('001-002') ? (
        <div>
          <h3>{texts.weather.tomorrow}</h3>
          <p className={classes.degrees}>
            {texts.weather.highLow(formatFahrenheit(weather.tomorrowHigh), formatFahrenheit(weather.tomorrowLow))}
          </p>
          <p>{texts.weather.highLowLabel}</p>
        </div>
      ) : null}
      {can('001-003') && alerts.length > 0 ? (
        <div className={classes.action}>
          <h3>{texts.weather.action}</h3>
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
