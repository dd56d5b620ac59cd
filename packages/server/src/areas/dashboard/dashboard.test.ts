import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { answers, hangs, startProvider, type Provider } from '../../../test/start-provider.ts'
import { startTestServer, type Caller, type TestServer } from '../../../test/test-server.ts'

let provider: Provider
let server: TestServer
let member: Caller
beforeAll(async () => {
  provider = await startProvider()
  server = await startTestServer({
    WEATHER_URL: provider.url,
    GEOCODING_URL: provider.url,
    NEWS_URL: provider.url,
    PROVIDER_TIMEOUT_SECONDS: '1',
  })
  member = await server.as('admin@member.example')
})
afterAll(async () => {
  await server.close()
  await provider.close()
})

describe('GetWeather', () => {
  test('[DSH-006] answers null while the provider does not respond', async () => {
    provider.behave(hangs)
    const { status, body } = await member('getWeather', { query: { clientId: 100, zipcd: '74103' } })
    expect([status, body]).toEqual([200, { Payload: null }])
    expect(provider.requests).toHaveLength(1)
    expect(provider.answered()).toBe(0)
  })

  test('[DSH-005] [DSH-006] uses the company’s address, not the ZIP code sent', async () => {
    const own = await server.database.sql<{ city: string; state: string; zip_code: string }>(
      'select city, state, zip_code from clients where client_id = 101',
    )
    provider.behave((request, response) =>
      answers(
        request.url?.startsWith('/v1/search')
          ? { results: [{ latitude: 36, longitude: -95 }] }
          : {
              current: { temperature_2m: 21.5, weather_code: 0 },
              daily: {
                weather_code: [0, 0],
                temperature_2m_max: [24, 25],
                temperature_2m_min: [12, 13],
                precipitation_sum: [0, 0],
                wind_gusts_10m_max: [9, 9],
              },
            },
      )(request, response),
    )
    const staff = await server.as('staff.admin@demo.example')
    const { body } = await staff('getWeather', { query: { clientId: 101, zipcd: '99999-1234' } })
    expect(body.Payload).toEqual({
      city: own[0]?.city,
      state: own[0]?.state,
      temperature: 21.5,
      skyDescription: 'Clear',
      temperatureDesc: 'Mild',
      skyInfoAlert: '',
      temperatureAlert: '',
      percipitationAlert: '',
      tomorrowHigh: 25,
      tomorrowLow: 13,
    })
    expect(provider.requests.at(-2)?.url.searchParams.get('name')).toBe(own[0]?.zip_code.slice(0, 5))
  })

  test('refuses invalid ZIP codes and companies out of scope', async () => {
    const before = provider.requests.length
    expect((await member('getWeather', { query: { clientId: 100, zipcd: '7410' } })).status).toBe(400)
    const others = await member('getWeather', { query: { clientId: 101, zipcd: '74103' } })
    expect(others.body).toEqual({ Payload: null })
    expect(provider.requests).toHaveLength(before)
  })
})

describe('GetNews', () => {
  test('[DSH-008] returns the site’s posts without sending caller data', async () => {
    const post = { title: { rendered: 'News' }, link: 'https://www.captive.example/', date_gmt: '2026-11-03T10:00:00' }
    provider.behave(answers([post]))
    expect((await member('getNews')).body.Payload).toEqual([
      {
        title: 'News',
        excerpt: '',
        link: 'https://www.captive.example/',
        publishedAt: '2026-11-03T10:00:00.000Z',
      },
    ])
    const { headers } = provider.requests.at(-1) ?? {}
    expect(headers).toMatchObject({ 'user-agent': 'member-portal', accept: 'application/json' })
    for (const name of ['authorization', 'cookie', 'referer', 'x-forwarded-for'])
      expect(headers).not.toHaveProperty(name)
  })
})
