import type { Api } from '@captive/api-client'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

/** The number of deliveries per request. */
const perPage = 100

/** The deliveries, newest first, in pages. The cursor is the RecId of the last delivery. */
export function deliveriesQuery(api: Api) {
  return infiniteQueryOptions({
    queryKey: ['deliveries', null, 'register'],
    queryFn: ({ pageParam: after, signal }) =>
      api.getDeliveries({ query: { limit: perPage, ...(after !== undefined && { after }) } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => (last.length < perPage ? undefined : last.at(-1)?.RecId),
    select: ({ pages }) => pages.flat(),
  })
}

/** The senders of deliveries by name. */
export function sourcesQuery(api: Api) {
  return queryOptions({
    queryKey: ['deliveries', null, 'sources'],
    queryFn: ({ signal }) => api.getDeliverySources(undefined, { signal }),
  })
}

/** One delivery with its report, or null. */
export function deliveryQuery(api: Api, id: number) {
  return queryOptions({
    queryKey: ['deliveries', null, 'delivery', id],
    queryFn: ({ signal }) => api.getDelivery({ query: { RecId: id } }, { signal }),
  })
}

/** How the file of a delivery was read; null if it cannot be read. */
export function previewQuery(api: Api, id: number) {
  return queryOptions({
    queryKey: ['deliveries', null, 'preview', id],
    queryFn: ({ signal }) => api.getDeliveryPreview({ query: { RecId: id } }, { signal }),
  })
}
