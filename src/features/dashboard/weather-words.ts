import type { Weather } from '@captive/api-client/contract'

import { formatFahrenheit } from '../../format/temperature.ts'

/** What the weather asks a risk manager to do, in the order of the specification; empty on most days (AMB-046). */
export const alertsOf = ({ skyInfoAlert, temperatureAlert, percipitationAlert }: Weather): string[] =>
  [skyInfoAlert, temperatureAlert, percipitationAlert].map((text) => text.trim()).filter((text) => text !== '')

/** 'High wind' of 'High wind: park empty trailers.'; 'Alert' where a text does not begin with its subject. */
export function subjectOf(alert: string): string {
  const [subject, advice] = alert.split(':')
  return subject !== undefined && advice !== undefined && subject.length <= 20 ? subject : 'Alert'
}

/** 'Tomorrow 46°F / 34°F', and what roads do at night. */
export function tomorrowWords({ tomorrowHigh, tomorrowLow }: Weather): string {
  const words = `Tomorrow ${formatFahrenheit(tomorrowHigh)} / ${formatFahrenheit(tomorrowLow)}`
  return tomorrowLow <= 0 ? `${words}, freezing` : words
}
