import type { DemoFeeds } from '../providers/providers.ts'
import type { Conditions } from '../providers/weather-words.ts'
import { dayLength } from './calendar.ts'
import { places } from './places.ts'
import { seededRandom } from './random.ts'

/** A moment some days from today, at an hour of the day in UTC. */
function momentOf(today: Date, days: number, hour: number): string {
  const date = new Date(today.getTime() + days * dayLength)
  date.setUTCHours(hour, 0, 0, 0)
  return date.toISOString()
}

/** The usual temperature in degrees Celsius, fitted to climate normals of the places. Mid-January is the coldest. */
function usualTemperature(latitude: number, dayOfYear: number): number {
  const mean = 23.5 - 0.92 * (latitude - 27.5)
  const swing = 8.5 + 0.35 * (latitude - 27.5)
  return mean - swing * Math.cos((2 * Math.PI * (dayOfYear - 15)) / 365.25)
}

/** Weather that fits the latitude and the season, or that of the middle of the United States for unknown ZIP codes. */
export function demoConditions(zip: string, today: Date): Conditions {
  const date = Math.floor(today.getTime() / dayLength)
  const random = seededRandom(date * 100_003 + Number(zip))
  const latitude = places.find((place) => place.zip === zip)?.latitude ?? 38
  const high = Math.round(usualTemperature(latitude, date % 365.25) + 5 + random.whole(-4, 4))
  const low = high - random.whole(7, 12)
  const wet =
    high <= 1 ? [71, 73, 75] : low <= -2 && high <= 5 ? [66, 73] : [51, 61, 63, 65, 80, ...(low > 12 ? [95] : [])]
  const rains = random.chance(0.4)
  const sky = rains ? random.pick(wet) : random.pick([0, 1, 2, 3, 3, 45])
  return {
    sky,
    temperature: Math.round((high + low) / 2) + random.whole(-2, 3),
    today: { sky, high, low, precipitation: rains ? random.whole(2, 30) : 0, gusts: random.whole(10, 85) },
    tomorrow: { high: high + random.whole(-3, 3), low: low + random.whole(-3, 3) },
  }
}

const articles = [
  ['Winter driving season: what underwriters look at first', 'Pre-trip checks and chain training are the first.'],
  ['Members earn a distribution for the sixth year in a row', 'Fewer severe losses left the funds in good shape.'],
  ['Report within 24 hours: why the first day decides a claim', 'Claims reported on the first day close sooner.'],
] as const

const topics = [
  'Dash cameras: coaching that drivers accept',
  'Slips, trips and falls on the dock',
  'Reading your loss run',
  'Return to work, step by step',
  'Hiring drivers: records, references and road tests',
]

/** The answers for providers without an address. They are the same all day, with dates relative to today. */
export const demoFeeds: DemoFeeds = {
  conditions: demoConditions,
  news: (today) =>
    articles.map(([title, excerpt], index) => ({
      title,
      excerpt,
      publishedAt: momentOf(today, -2 - 7 * index, 15),
      link: `https://www.captive.example/news/${index + 1}`,
    })),
  webinars: (today) =>
    topics.map((title, index) => ({
      title,
      startsAt: momentOf(today, 6 + 14 * index, 17),
      link: `https://www.captive.example/webinars/${index + 1}`,
    })),
}
