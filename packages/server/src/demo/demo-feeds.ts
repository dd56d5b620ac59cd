import type { NewsArticle, Webinar } from '@captive/api-client/contract'

import type { Conditions } from '../providers/weather-words.ts'
import { seededRandom } from './random.ts'

/** What providers would answer, where none is configured: the same all day, and relative to today. */

const day = 86_400_000

/** `days` from today, at an hour of the day in UTC. */
function momentOf(today: Date, days: number, hour: number): string {
  const date = new Date(today.getTime() + days * day)
  date.setUTCHours(hour, 0, 0, 0)
  return date.toISOString()
}

/** Weather that fits the season of the northern half, with a day now and then that asks for care. */
export function demoConditions(zip: string, today: Date): Conditions {
  const date = Math.floor(today.getTime() / day)
  const random = seededRandom(date * 100_003 + Number(zip))
  const ofYear = date % 365.25
  const season = 13 - 13 * Math.cos((2 * Math.PI * (ofYear - 20)) / 365.25)
  const high = Math.round(season + random.whole(-4, 9))
  const low = high - random.whole(6, 12)
  const wet = high <= 1 ? [71, 73, 75] : low <= 1 ? [66, 73] : [51, 61, 63, 65, 80, 95]
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

export const demoNews = (today: Date): NewsArticle[] =>
  articles.map(({ days, title, excerpt, slug }) => ({
    title,
    excerpt,
    publishedAt: momentOf(today, days, 15),
    link: `https://www.captive.example/news/${slug}`,
    imageUrl: null,
  }))

const topics = [
  'Dash cameras: coaching that drivers accept',
  'Slips, trips and falls on the dock',
  'Reading your loss run',
  'Return to work, step by step',
  'Hiring drivers: records, references and road tests',
]

export const demoWebinars = (today: Date): Webinar[] =>
  topics.map((title, index) => ({
    title,
    startsAt: momentOf(today, 6 + 14 * index, 17),
    link: `https://www.captive.example/webinars/${index + 1}`,
  }))
