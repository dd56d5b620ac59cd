import type { Api } from '@captive/api-client'
import { queryOptions } from '@tanstack/react-query'

import type { ActiveCompany } from '../../session/session.ts'

/** The weather at a company's address (DSH-006). Null if the weather is unknown or the company has no ZIP code. */
export function weatherQuery(api: Api, { clientId, zip }: Pick<ActiveCompany, 'clientId' | 'zip'>) {
  const [zipcd] = /^\d{5}(-\d{4})?/.exec(zip) ?? []
  return queryOptions({
    queryKey: ['dashboard', clientId, 'weather', zipcd],
    queryFn: ({ signal }) => (zipcd === undefined ? null : api.getWeather({ query: { clientId, zipcd } }, { signal })),
    refetchOnMount: false, // the metric and the widget share one request
  })
}

/** The newest posts of the operating company's news feed (DSH-010). */
export function newsQuery(api: Api) {
  return queryOptions({
    queryKey: ['dashboard', null, 'news'],
    queryFn: ({ signal }) => api.getNews(undefined, { signal }),
  })
}

/** The next webinar. */
export function webinarsQuery(api: Api) {
  return queryOptions({
    queryKey: ['communication', null, 'webinars', 1],
    queryFn: ({ signal }) => api.getWebinars({ query: { count: 1 } }, { signal }),
  })
}
