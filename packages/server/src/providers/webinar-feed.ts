import type { Webinar } from '@captive/api-client/contract'
import { Type } from 'typebox'

import { urlOf, fetchJson } from './fetch-json.ts'
import { plainText, utcMoment, httpUrl } from './feed-text.ts'
import { fetchPosts } from './wordpress.ts'

const Events = Type.Object({
  events: Type.Array(Type.Object({ title: Type.String(), url: Type.String(), utc_start_date: Type.String() })),
})

/** GetWebinars returns at most 20. */
const count = { per_page: '20' }

/**
 * The next webinars (AMB-193): upcoming events of The Events Calendar, soonest first, or posts if the URL lists posts.
 */
export async function fetchWebinars(site: string, signal: AbortSignal): Promise<Webinar[]> {
  const { pathname } = new URL(site)
  const events = pathname.includes('/tribe/events/')
  if (pathname.includes('/wp-json/') && !events) {
    const posts = await fetchPosts(site, count, signal)
    return posts.map(({ title, publishedAt, link }) => ({ title, startsAt: publishedAt, link }))
  }
  const url = urlOf(site, events ? '' : '/wp-json/tribe/events/v1/events', count)
  const answer = await fetchJson(url, Events, signal)
  return answer.events.flatMap((event) => {
    const title = plainText(event.title, 200)
    const startsAt = utcMoment(event.utc_start_date)
    const link = httpUrl(event.url)
    return title && startsAt && link ? [{ title, startsAt, link }] : []
  })
}
