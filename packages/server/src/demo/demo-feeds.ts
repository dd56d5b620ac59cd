import type { NewsArticle, Webinar } from '@captive/api-client/contract'

import type { DemoFeeds } from '../providers/providers.ts'
import type { Conditions } from '../providers/weather-words.ts'
import { places } from './places.ts'
import { seededRandom } from './random.ts'

const day = 86_400_000

/** `days` from today, at an hour of the day in UTC. */
function momentOf(today: Date, days: number, hour: number): string {
  const date = new Date(today.getTime() + days * day)
  date.setUTCHours(hour, 0, 0, 0)
  return date.toISOString()
}

/** In the middle of the United States; for ZIP codes that no demo company has. */
const usualLatitude = 38

/**
 * The usual temperature of a place on a day of the year, in degrees Celsius: the further north, the colder, and the
 * more the seasons differ; coldest in the middle of January. Fitted to the climate normals of the cities in places.ts.
 */
function usualTemperature(latitude: number, ofYear: number): number {
  const mean = 23.5 - 0.92 * (latitude - 27.5)
  const swing = 8.5 + 0.35 * (latitude - 27.5)
  return mean - swing * Math.cos((2 * Math.PI * (ofYear - 15)) / 365.25)
}

/** Weather that fits latitude and season, with a day now and then that asks for care. */
export function demoConditions(zip: string, today: Date): Conditions {
  const date = Math.floor(today.getTime() / day)
  const random = seededRandom(date * 100_003 + Number(zip))
  const latitude = places.find((place) => place.zip === zip)?.latitude ?? usualLatitude
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
  {
    days: -2,
    title: 'Winter driving season: what underwriters look at first',
    excerpt:
      'Pre-trip checks, chain training and a written policy on when to park are the three things that separate good winter results from bad ones.',
    slug: 'winter-driving-season',
  },
  {
    days: -9,
    title: 'Members earn a distribution for the sixth year in a row',
    excerpt:
      'Fewer severe losses and quick reporting left the loss funds in good shape. Statements are in the governance library.',
    slug: 'sixth-distribution',
  },
  {
    days: -17,
    title: 'Report within 24 hours: why the first day decides a claim',
    excerpt:
      'Claims reported on the first day close sooner and for less. Here is what happens behind the scenes once a report is sent.',
    slug: 'first-24-hours',
  },
]

const demoNews = (today: Date): NewsArticle[] =>
  articles.map(({ days, title, excerpt, slug }) => ({
    title,
    excerpt,
    publishedAt: momentOf(today, days, 15),
    link: `https://www.captive.example/news/${slug}`,
  }))

const topics = [
  'Dash cameras: coaching that drivers accept',
  'Slips, trips and falls on the dock',
  'Reading your loss run',
  'Return to work, step by step',
  'Hiring drivers: records, references and road tests',
]

const demoWebinars = (today: Date): Webinar[] =>
  topics.map((title, index) => ({
    title,
    startsAt: momentOf(today, 6 + 14 * index, 17),
    link: `https://www.captive.example/webinars/${index + 1}`,
  }))

/** Stands in for providers without an address: the same answer all day, with dates relative to today. */
export const demoFeeds: DemoFeeds = { conditions: demoConditions, news: demoNews, webinars: demoWebinars }
