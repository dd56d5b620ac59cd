import type { Weather } from '@captive/api-client/contract'

/**
 * Weather in numbers: degrees Celsius, km/h and millimeters; skies as WMO codes (table 4677, as Open-Meteo uses it).
 */
export interface Conditions {
  sky: number
  temperature: number
  /** Values for the whole day; `sky` is the worst code of the day. */
  today: { sky: number; high: number; low: number; precipitation: number; gusts: number }
  tomorrow: { high: number; low: number }
}

/** Weather without the name of the place. */
export type Forecast = Omit<Weather, 'city' | 'state'>

const skies: Readonly<Record<number, string>> = {
  0: 'Clear',
  1: 'Mostly clear',
  2: 'Partly cloudy',
  3: 'Overcast',
  45: 'Fog',
  48: 'Freezing fog',
  51: 'Light drizzle',
  53: 'Drizzle',
  55: 'Heavy drizzle',
  56: 'Light freezing drizzle',
  57: 'Freezing drizzle',
  61: 'Light rain',
  63: 'Rain',
  65: 'Heavy rain',
  66: 'Light freezing rain',
  67: 'Freezing rain',
  71: 'Light snow',
  73: 'Snow',
  75: 'Heavy snow',
  77: 'Snow grains',
  80: 'Light showers',
  81: 'Showers',
  82: 'Heavy showers',
  85: 'Snow showers',
  86: 'Heavy snow showers',
  95: 'Thunderstorm',
  96: 'Thunderstorm with hail',
  99: 'Thunderstorm with heavy hail',
}

/** Weather in words, with advice when needed (AMB-046). */
export const toForecast = ({ sky, temperature, today, tomorrow }: Conditions): Forecast => ({
  temperature,
  skyDescription: skies[sky] ?? '',
  temperatureDesc: feel(temperature),
  skyInfoAlert: skyAlert(today),
  temperatureAlert: temperatureAlert(today),
  percipitationAlert: precipitationAlert(today),
  tomorrowHigh: tomorrow.high,
  tomorrowLow: tomorrow.low,
})

type Day = Conditions['today']

function feel(temperature: number): string {
  if (temperature < -10) return 'Very cold'
  if (temperature < 0) return 'Freezing'
  if (temperature < 10) return 'Cold'
  if (temperature < 18) return 'Cool'
  if (temperature < 25) return 'Mild'
  return temperature < 32 ? 'Warm' : 'Hot'
}

function skyAlert({ sky, gusts }: Day): string {
  if (sky >= 95) return 'Thunderstorms: move outdoor crews indoors, and expect sudden gusts and hail on the road.'
  if (gusts >= 75) return 'High wind: park empty and high-profile trailers, and secure loads, tarps and yard equipment.'
  if (sky === 45 || sky === 48) return 'Fog: slow down, use low beams and increase your following distance.'
  return ''
}

function temperatureAlert({ high, low }: Day): string {
  if (high >= 35) return 'Heat: plan water, shade and rest breaks, and check tires, coolant and air brakes.'
  if (low <= -15) return 'Severe cold: limit time outdoors, keep survival gear in the cab and check batteries and fuel.'
  return ''
}

/** Rain on a freezing day means ice. */
function precipitationAlert({ sky, low, precipitation }: Day): string {
  const snow = (sky >= 71 && sky <= 77) || sky === 85 || sky === 86
  const freezing = [56, 57, 66, 67].includes(sky) || (low <= 0 && precipitation >= 1 && !snow)
  if (freezing) return 'Ice: delay trips where you can, double your following distance and salt walkways and docks.'
  if (snow && precipitation >= 2)
    return 'Snow: clear roofs and lights, carry chains and allow more time for every stop.'
  if (sky === 65 || sky === 82 || precipitation >= 25)
    return 'Heavy rain: slow down, stay out of standing water and keep drains clear.'
  return ''
}
