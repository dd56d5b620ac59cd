import type { Api } from '@captive/api-client'
import { queryOptions } from '@tanstack/react-query'

const key = (name: string) => ['connections', null, name] as const

export const serviceAccountsQuery = (api: Api) =>
  queryOptions({ queryKey: key('accounts'), queryFn: ({ signal }) => api.getServiceAccounts(undefined, { signal }) })

export const watchedPlacesQuery = (api: Api) =>
  queryOptions({ queryKey: key('places'), queryFn: ({ signal }) => api.getWatchedPlaces(undefined, { signal }) })

/** In an object, because null is a valid result: no webhook is set up. */
export const webhookQuery = (api: Api) =>
  queryOptions({
    queryKey: key('webhook'),
    queryFn: async ({ signal }) => ({ webhook: await api.getWebhook(undefined, { signal }) }),
  })

export const webhookMessagesQuery = (api: Api) =>
  queryOptions({ queryKey: key('messages'), queryFn: ({ signal }) => api.getWebhookMessages(undefined, { signal }) })
