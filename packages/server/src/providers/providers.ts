import type { DevicePosition, FoundPlace, NewsArticle, Webinar } from '@captive/api-client/contract'
import type { FastifyBaseLogger } from 'fastify'

import type { Config } from '../config/config.ts'
import { cached, type CacheOptions } from './cached.ts'
import { ProviderFailedError } from './fetch-json.ts'
import { fetchPlace } from './nominatim.ts'
import { fetchConditions, fetchCoordinates } from './open-meteo.ts'
import { toForecast, type Conditions, type Forecast } from './weather-words.ts'
import { fetchWebinars } from './webinar-feed.ts'
import { fetchPosts } from './wordpress.ts'

/** Data from external services. Each function returns within the timeout and never throws. */
export interface Providers {
  /** The weather at a five-digit ZIP code, or null. */
  forecast: (zip: string) => Promise<Forecast | null>
  /** The address at a position, or null. */
  place: (position: DevicePosition) => Promise<FoundPlace | null>
  /** The three newest posts (core §9). */
  news: () => Promise<NewsArticle[]>
  /** The next webinars, at most twenty. */
  webinars: () => Promise<Webinar[]>
}

const minutes = (count: number) => count * 60_000
const days = (count: number) => minutes(24 * 60 * count)

/** The responses of a demo installation for providers that have no URL. */
export interface DemoFeeds {
  conditions: (zip: string, today: Date) => Conditions
  news: (today: Date) => NewsArticle[]
  webinars: (today: Date) => Webinar[]
}

/** @param demo responds for each provider without a URL; without `demo`, such a provider returns nothing */
export function openProviders(
  { providers }: Pick<Config, 'providers'>,
  log: FastifyBaseLogger,
  demo?: DemoFeeds,
): Providers {
  const { timeout, weatherUrl, geocodingUrl, reverseGeocodingUrl, newsUrl, newsCategory, webinarsUrl } = providers
  const tellFailure = (provider: string, error: unknown) => log.warn({ err: error, provider }, 'provider failed')
  const remember = <V>(
    name: string,
    ask: (key: string, signal: AbortSignal) => Promise<V>,
    options: Pick<CacheOptions, 'fresh' | 'stale' | 'maxKeys'>,
  ) =>
    cached(ask, {
      ...options,
      timeout,
      onFailure: (error) => tellFailure(name, error),
    })

  const coordinatesOf = remember('geocoding', (zip, signal) => fetchCoordinates(geocodingUrl, zip, signal), {
    fresh: days(30),
    stale: days(300),
    maxKeys: 2_000,
  })
  const conditionsAt = remember(
    'weather',
    async (zip, signal) => {
      const place = await coordinatesOf(zip)
      if (place === undefined) throw new ProviderFailedError('The coordinates of the ZIP code could not be found.')
      return place && weatherUrl ? fetchConditions(weatherUrl, place, signal) : null
    },
    { fresh: minutes(15), stale: 12 * minutes(15), maxKeys: 2_000 },
  )
  const categories = newsCategory ? { categories: newsCategory } : {}
  const postsOf = remember('news', (site, signal) => fetchPosts(site, { per_page: '3', ...categories }, signal), {
    fresh: minutes(15),
    stale: days(7),
    maxKeys: 1,
  })
  const webinarsOf = remember('webinars', fetchWebinars, { fresh: minutes(15), stale: days(1), maxKeys: 1 })

  return {
    async forecast(zip) {
      const known = weatherUrl ? await conditionsAt(zip) : demo?.conditions(zip, new Date())
      return known ? toForecast(known) : null
    },
    async place(position) {
      if (!reverseGeocodingUrl) return null
      try {
        // positions of users must not be cached
        return await fetchPlace(reverseGeocodingUrl, position, AbortSignal.timeout(timeout))
      } catch (error) {
        tellFailure('reverse geocoding', error)
        return null
      }
    },
    async news() {
      if (newsUrl) return (await postsOf(newsUrl)) ?? []
      return demo?.news(new Date()) ?? []
    },
    async webinars() {
      if (webinarsUrl) return (await webinarsOf(webinarsUrl)) ?? []
      return demo?.webinars(new Date()) ?? []
    },
  }
}
