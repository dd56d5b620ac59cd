import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { answers, hangs, startProvider, type Behavior, type Provider } from '../../test/start-provider.ts'
import { readConfig } from '../config/config.ts'
import { demoFeeds } from '../demo/demo-feeds.ts'
import { logOptions } from '../operation/log.ts'
import { openProviders } from './providers.ts'

let provider: Provider
let log = ''
beforeEach(async () => {
  provider = await startProvider()
  log = ''
})
afterEach(async () => {
  vi.restoreAllMocks()
  await provider.close()
})

const open = (environment: Record<string, string> = {}) => {
  const { log: logger } = Fastify({ logger: logOptions({ write: (line) => void (log += line) }) })
  const config = readConfig({
    ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
    WEATHER_URL: provider.url,
    GEOCODING_URL: provider.url,
    NEWS_URL: provider.url,
    WEBINARS_URL: provider.url,
    PROVIDER_TIMEOUT_SECONDS: '1',
    ...environment,
  })
  return openProviders(config, logger, config.demoData ? demoFeeds : undefined)
}

const post = {
  title: { rendered: 'Safety &amp; savings&#8217; <em>week</em>' },
  excerpt: { rendered: '<p>More&nbsp;about <b>brakes</b> [&hellip;]</p>\n<script>steal()</script>' },
  link: 'https://www.captive.example/news/1',
  date_gmt: '2026-11-03T10:00:00',
}

const forecast = {
  current: { temperature_2m: -2.4, weather_code: 73 },
  daily: {
    weather_code: [75, 3],
    temperature_2m_max: [1, 4.2],
    temperature_2m_min: [-16, -3.1],
    precipitation_sum: [12, 0],
    wind_gusts_10m_max: [80, 20],
  },
}

const openMeteo: Behavior = (request, response) =>
  answers(request.url?.startsWith('/v1/search') ? { results: [{ latitude: 36.15, longitude: -95.99 }] } : forecast)(
    request,
    response,
  )

describe('weather', () => {
  test('[DSH-005] [DSH-004] is that of the ZIP code, with advice', async () => {
    provider.behave(openMeteo)
    expect(await open().forecast('74103')).toEqual({
      temperature: -2.4,
      skyDescription: 'Snow',
      temperatureDesc: 'Freezing',
      skyInfoAlert: expect.stringMatching(/^High wind: /),
      temperatureAlert: expect.stringMatching(/^Severe cold: /),
      percipitationAlert: expect.stringMatching(/^Snow: /),
      tomorrowHigh: 4.2,
      tomorrowLow: -3.1,
    })
    const [place, weather] = provider.requests.map(({ url }) => url)
    expect(Object.fromEntries(place?.searchParams ?? [])).toMatchObject({ name: '74103', countryCode: 'US' })
    expect(Object.fromEntries(weather?.searchParams ?? [])).toMatchObject({
      latitude: '36.15',
      longitude: '-95.99',
      current: 'temperature_2m,weather_code',
      forecast_days: '2',
    })
  })

  test('is cached for 15 minutes, coordinates for longer', async () => {
    provider.behave(openMeteo)
    const { forecast: weatherAt } = open()
    await weatherAt('74103')
    await weatherAt('74103')
    expect(provider.requests).toHaveLength(2)
    later(16)
    await weatherAt('74103')
    expect(provider.requests.map(({ url }) => url.pathname)).toEqual(['/v1/search', '/v1/forecast', '/v1/forecast'])
  })

  test('of a ZIP code that does not exist is null', async () => {
    provider.behave(answers({ generationtime_ms: 0.5 }))
    expect(await open().forecast('00000')).toBeNull()
    expect(provider.requests).toHaveLength(1)
  })

  test('recovers soon after geocoding failed', async () => {
    provider.behave((_, response) => void response.writeHead(500).end())
    const { forecast: weatherAt } = open()
    expect(await weatherAt('74103')).toBeNull()
    provider.behave(openMeteo)
    later(1)
    expect(await weatherAt('74103')).not.toBeNull()
  })

  test('sends the API key and does not log it', async () => {
    provider.behave((_, response) => void response.writeHead(403).end())
    const address = `${provider.url}/?apikey=hush-hush`
    await open({ WEATHER_URL: address, GEOCODING_URL: address }).forecast('74103')
    expect(provider.requests[0]?.url.searchParams.get('apikey')).toBe('hush-hush')
    expect(log).toContain('The response has the status 403.')
    expect(log).not.toMatch(/hush-hush|74103/)
  })
})

describe('the address at a position', () => {
  const position = { latitude: 41.60012, longitude: -93.60911 }
  const address = {
    house_number: '12',
    road: 'Quarry Road',
    town: 'Joliet',
    'ISO3166-2-lvl4': 'US-IL',
    postcode: '60431-1234',
    country_code: 'us',
  }
  const reverse = () => open({ REVERSE_GEOCODING_URL: provider.url })

  test('comes from the geocoder, which gets only the position', async () => {
    provider.behave(answers({ address }))
    const { place } = reverse()
    expect(await place(position)).toEqual({ street: '12 Quarry Road', city: 'Joliet', state: 'IL', zip: '60431' })
    const [asked] = provider.requests
    expect(asked?.url.pathname).toBe('/reverse')
    expect(Object.fromEntries(asked?.url.searchParams ?? [])).toEqual({
      lat: '41.60012',
      lon: '-93.60911',
      format: 'jsonv2',
      'accept-language': 'en',
    })
  })

  test.each([
    ['nothing is there', answers({ error: 'Unable to geocode' })],
    ['it is in another country', answers({ address: { ...address, 'ISO3166-2-lvl4': 'CA-ON' } })],
    ['the answer has another shape', answers({ address: 'Joliet' })],
    ['the geocoder does not answer in time', hangs],
  ])('is null where %s', async (_, behavior) => {
    provider.behave(behavior)
    expect(await reverse().place(position)).toBeNull()
    expect(log).not.toMatch(/41\.6|93\.6/)
  })

  test('is null without a configured geocoder', async () => {
    expect(await open().place(position)).toBeNull()
    expect(provider.requests).toEqual([])
  })
})

describe('news', () => {
  test('[DSH-010] returns the posts of a site as text', async () => {
    provider.behave(answers([post]))
    expect(await open({ NEWS_CATEGORY: '12' }).news()).toEqual([
      {
        title: 'Safety & savings’ week',
        excerpt: 'More about brakes […]',
        publishedAt: '2026-11-03T10:00:00.000Z',
        link: 'https://www.captive.example/news/1',
      },
    ])
    const { pathname, searchParams } = provider.requests[0]?.url ?? new URL('x:')
    expect(pathname).toBe('/wp-json/wp/v2/posts')
    expect(Object.fromEntries(searchParams)).toMatchObject({ per_page: '3', categories: '12' })
  })

  test('skips invalid posts and shortens long ones', async () => {
    provider.behave(
      answers([
        { ...post, link: 'javascript:steal()' },
        { ...post, link: 'https://user:password@www.captive.example/' },
        { ...post, date_gmt: 'yesterday' },
        { ...post, title: { rendered: '<br>' } },
        { ...post, title: { rendered: 'long '.repeat(100_000) } },
        post,
      ]),
    )
    const news = await open({ NEWS_URL: `${provider.url}/wp-json/wp/v2/posts` }).news()
    expect(news).toHaveLength(2)
    expect(news[0]?.title).toHaveLength(200)
    expect(provider.requests[0]?.url.pathname).toBe('/wp-json/wp/v2/posts')
  })
})

describe('webinars', () => {
  const webinar = { title: 'Dash cameras', startsAt: '2026-12-01T17:00:00.000Z', link: 'https://www.captive.example/w' }

  test('[API-010] [COM-003] returns the upcoming events of a site', async () => {
    const event = { title: 'Dash cameras', url: webinar.link, utc_start_date: '2026-12-01 17:00:00' }
    provider.behave(answers({ events: [event, { ...event, url: 'ftp://elsewhere' }] }))
    expect(await open().webinars()).toEqual([webinar])
    expect(provider.requests[0]?.url.pathname).toBe('/wp-json/tribe/events/v1/events')
  })

  test('[API-010] returns posts if the URL lists posts', async () => {
    const { title, link, startsAt } = webinar
    provider.behave(answers([{ title: { rendered: title }, link, date_gmt: startsAt.slice(0, 19) }]))
    expect(await open({ WEBINARS_URL: `${provider.url}/wp-json/wp/v2/webinars` }).webinars()).toEqual([webinar])
  })
})

let streamed = 0
const fiftyMegabytes: Behavior = (_, response) => {
  streamed = 0
  const chunk = Buffer.alloc(65_536, ' ')
  const write = () => {
    while (streamed < 50_000_000 && !response.destroyed) {
      streamed += chunk.length
      if (!response.write(chunk)) return void response.once('drain', write)
    }
    response.end('[]')
  }
  write()
}

describe('a failing provider', () => {
  test.each<[string, Behavior, string]>([
    ['fails', (_, response) => void response.writeHead(500).end('[]'), 'The response has the status 500.'],
    ['sends no JSON', (_, response) => void response.end('<html>'), 'The response is not JSON.'],
    ['sends something else', answers([{ title: 'a' }]), 'The response does not have the expected structure.'],
    ['drops the connection', (request) => void request.destroy(), 'UND_ERR_SOCKET'],
    ['sends fifty megabytes', fiftyMegabytes, 'The response is too large.'],
    [
      'redirects for ever',
      (_, response) => void response.writeHead(302, { location: '/again' }).end(),
      'The response redirects too many times.',
    ],
    [
      'redirects to a file',
      (_, response) => void response.writeHead(302, { location: 'file:///etc/hostname' }).end(),
      'The response redirects away from https.',
    ],
  ])('%s: returns nothing and logs the reason', async (_, behavior, reason) => {
    provider.behave(behavior)
    expect(await open().news()).toEqual([])
    expect(log).toContain(reason)
    expect(log).toContain('"provider":"news"')
    expect(provider.requests.length).toBeLessThanOrEqual(4)
    if (behavior === fiftyMegabytes) expect(streamed).toBeLessThan(20_000_000)
  })

  test.each(['forecast', 'news', 'webinars'] as const)('that does not respond: %s still answers', async (name) => {
    provider.behave(hangs)
    expect((await open()[name]('74103')) ?? []).toEqual([])
    expect(provider.requests).toHaveLength(1)
    expect(provider.answered()).toBe(0)
  })

  test('that stops midway does not fail the call', async () => {
    provider.behave((_, response) => void response.write('[{"title":'))
    expect(await open().news()).toEqual([])
    expect(provider.answered()).toBe(0)
  })

  test('is not called again immediately', async () => {
    provider.behave(hangs)
    const { news } = open()
    await news()
    await news()
    expect(provider.requests).toHaveLength(1)
    provider.behave(answers([post]))
    later(1)
    expect(await news()).toHaveLength(1)
  })

  test('serves its last news for a week', async () => {
    provider.behave(answers([post]))
    const { news } = open()
    await news()
    provider.behave((_, response) => void response.writeHead(500).end())
    later(60)
    expect(await news()).toHaveLength(1)
    later(8 * 24 * 60)
    expect(await news()).toEqual([])
    expect(provider.requests).toHaveLength(3)
  })

  test('serves its last weather for hours only', async () => {
    provider.behave(openMeteo)
    const { forecast: weatherAt } = open()
    await weatherAt('74103')
    provider.behave((_, response) => void response.writeHead(500).end())
    later(2 * 60)
    expect(await weatherAt('74103')).not.toBeNull()
    later(4 * 60)
    expect(await weatherAt('74103')).toBeNull()
  })
})

test('concurrent calls share one request', async () => {
  let release = () => undefined as void
  provider.behave((request, response) => void (release = () => answers([post])(request, response)))
  const { news } = open()
  const together = Promise.all(Array.from({ length: 20 }, () => news()))
  await vi.waitUntil(() => provider.requests.length > 0)
  release()
  expect((await together).map(({ length }) => length)).toEqual(Array.from({ length: 20 }, () => 1))
  expect(provider.requests).toHaveLength(1)
})

describe('without an address', () => {
  const none = { WEATHER_URL: '', NEWS_URL: '', WEBINARS_URL: '' }

  test('answers from the demo data, with current dates', async () => {
    const { forecast: weatherAt, news, webinars } = open(none)
    expect(await weatherAt('74103')).toEqual(await open(none).forecast('74103'))
    expect(await news()).toHaveLength(3)
    const starts = (await webinars()).map(({ startsAt }) => new Date(startsAt).getTime())
    expect(Math.min(...starts)).toBeGreaterThan(Date.now())
    expect(starts).toEqual(starts.toSorted((a, b) => a - b))
    expect(provider.requests).toHaveLength(0)
  })

  test('answers nothing without demo data', async () => {
    const { forecast: weatherAt, news, webinars } = open({ ...none, DEMO_DATA: 'false' })
    expect([await weatherAt('74103'), await news(), await webinars()]).toEqual([null, [], []])
  })
})

/** Advances the clock by some minutes; timers run as usual. */
function later(minutes: number): void {
  const now = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => now + minutes * 60_000)
}
