import { expect, test } from 'vitest'

import { toForecast, type Conditions } from './weather-words.ts'

const calm: Conditions = {
  sky: 1,
  temperature: 15,
  today: { sky: 3, high: 18, low: 8, precipitation: 0, gusts: 20 },
  tomorrow: { high: 20, low: 9 },
}

const alerts = (today: Partial<Conditions['today']>) => {
  const forecast = toForecast({ ...calm, today: { ...calm.today, ...today } })
  return [forecast.skyInfoAlert, forecast.temperatureAlert, forecast.percipitationAlert].map(
    (text) => text.split(':')[0],
  )
}

test('[DSH-004] an ordinary day has no alert', () => {
  expect(alerts({})).toEqual(['', '', ''])
  expect(alerts({ sky: 63, precipitation: 6 })).toEqual(['', '', ''])
})

test.each<[Partial<Conditions['today']>, string[]]>([
  [{ sky: 95, gusts: 90 }, ['Thunderstorms', '', '']],
  [{ sky: 45 }, ['Fog', '', '']],
  [{ gusts: 80 }, ['High wind', '', '']],
  [{ high: 36 }, ['', 'Heat', '']],
  [{ low: -20 }, ['', 'Severe cold', '']],
  [{ sky: 63, low: -1, precipitation: 3 }, ['', '', 'Ice']],
  [{ sky: 66, low: 1 }, ['', '', 'Ice']],
  [{ sky: 75, low: -3, precipitation: 8 }, ['', '', 'Snow']],
  [{ sky: 63, precipitation: 40 }, ['', '', 'Heavy rain']],
])('[DSH-004] %j warns of %j', (today, expected) => {
  expect(alerts(today)).toEqual(expected)
})
