import type { NewsArticle } from '@captive/api-client/contract'
import { Type, type Static } from 'typebox'

import { urlOf, fetchJson } from './fetch-json.ts'
import { plainText, utcMoment, httpUrl } from './feed-text.ts'

const Rendered = Type.Object({ rendered: Type.String() })

const Post = Type.Object({
  title: Rendered,
  excerpt: Type.Optional(Rendered),
  link: Type.String(),
  date_gmt: Type.String(),
})

/**
 * The newest posts of a WordPress site (AMB-061), as text. Leaves out posts without a title, date or link.
 * @param site the site, or the URL of its posts below `/wp-json/`
 * @param query filters the posts, for example by `categories`
 */
export async function fetchPosts(
  site: string,
  query: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<NewsArticle[]> {
  const url = urlOf(site, new URL(site).pathname.includes('/wp-json/') ? '' : '/wp-json/wp/v2/posts', {
    ...query,
    _fields: 'title,excerpt,link,date_gmt',
  })
  return (await fetchJson(url, Type.Array(Post), signal)).flatMap(articleOf)
}

function articleOf({ title, excerpt, link, date_gmt }: Static<typeof Post>): NewsArticle[] {
  const publishedAt = utcMoment(date_gmt)
  const address = httpUrl(link)
  const text = plainText(title.rendered, 200)
  if (!text || !publishedAt || !address) return []
  return [
    {
      title: text,
      excerpt: plainText(excerpt?.rendered ?? '', 400),
      publishedAt,
      link: address,
    },
  ]
}
