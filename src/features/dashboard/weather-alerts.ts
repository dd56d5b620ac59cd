import type { Weather } from '@captive/api-client/contract'

import { formatFahrenheit } from '../../format/temperature.ts'
import { texts } from './texts.ts'

/** The alerts that are not empty, in the order of the specification. Most days have none (AMB-046). */
export const alertsOf = ({ skyInfoAlert, temperatureAlert, percipitationAlert }: Weather): string[] =>
  [skyInfoAlert, temperatureAlert, percipitationAlert].map((text) => text.trim()).filter((text) => text !== '')

/** 'High wind' for 'High wind: park empty trailers.', and 'Alert' for text that does not begin with a subject. */
export function subjectOf(alert: string): string {
  const [subject, advice] = alert.split(':')
  return subject !== undefined && advice !== undefined && subject.length <= 20 ? subject : texts.weather.alert
}

/** 'Tomorrow 46°F / 34°F', with a warning when it freezes. */
export function tomorrowForecast({ tomorrowHigh, tomorrowLow }: Weather): string {
  const forecast = texts.weather.tomorrowShort(formatFahrenheit(tomorrowHigh), formatFahrenheit(tomorrowLow))
  return tomorrowLow <= 0 ? texts.weather.freezing(forecast) : forecast
}
