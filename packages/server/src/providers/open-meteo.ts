import { Type } from 'typebox'

import { urlOf, fetchJson } from './fetch-json.ts'
import type { Conditions } from './weather-words.ts'

export interface Coordinates {
  latitude: number
  longitude: number
}

const Places = Type.Object({
  results: Type.Optional(
    Type.Array(
      Type.Object({
        latitude: Type.Number({ minimum: -90, maximum: 90 }),
        longitude: Type.Number({ minimum: -180, maximum: 180 }),
      }),
    ),
  ),
})

/** The coordinates of a ZIP code; null for an unknown one. */
export async function fetchCoordinates(
  geocoding: string,
  zip: string,
  signal: AbortSignal,
): Promise<Coordinates | null> {
  const query = { name: zip, count: '1', countryCode: 'US', format: 'json' }
  const { results = [] } = await fetchJson(urlOf(geocoding, '/v1/search', query), Places, signal)
  return results[0] ?? null
}

const degrees = () => Type.Number({ minimum: -100, maximum: 100 })

/** Two values: today, then tomorrow. */
const twoDays = () => Type.Array(Type.Number(), { minItems: 2 })

const Forecast = Type.Object({
  current: Type.Object({ temperature_2m: degrees(), weather_code: Type.Integer() }),
  daily: Type.Object({
    weather_code: twoDays(),
    temperature_2m_max: Type.Array(degrees(), { minItems: 2 }),
    temperature_2m_min: Type.Array(degrees(), { minItems: 2 }),
    precipitation_sum: twoDays(),
    wind_gusts_10m_max: twoDays(),
  }),
})

/** Current weather and the forecast for today and tomorrow, in local time. */
export async function fetchConditions(
  weather: string,
  { latitude, longitude }: Coordinates,
  signal: AbortSignal,
): Promise<Conditions> {
  const url = urlOf(weather, '/v1/forecast', {
    latitude: String(latitude),
    longitude: String(longitude),
    current: Object.keys(Forecast.properties.current.properties).join(),
    daily: Object.keys(Forecast.properties.daily.properties).join(),
    forecast_days: '2',
    timezone: 'auto',
  })
  const { current, daily } = await fetchJson(url, Forecast, signal)
  const day = (values: readonly number[], index: 0 | 1) => values[index] ?? 0
  return {
    sky: current.weather_code,
    temperature: current.temperature_2m,
    today: {
      sky: day(daily.weather_code, 0),
      high: day(daily.temperature_2m_max, 0),
      low: day(daily.temperature_2m_min, 0),
      precipitation: day(daily.precipitation_sum, 0),
      gusts: day(daily.wind_gusts_10m_max, 0),
    },
    tomorrow: { high: day(daily.temperature_2m_max, 1), low: day(daily.temperature_2m_min, 1) },
  }
}
