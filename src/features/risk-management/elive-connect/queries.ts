import type { Api } from '@captive/api-client'
import { queryOptions } from '@tanstack/react-query'

import { today } from '../../../format/date.ts'
import { monthBefore, toLearning } from './learning.ts'

/** The e-learning figures of a company; null if it does not use the platform. */
export function learningQuery(api: Api, clientId: number) {
  return queryOptions({
    queryKey: ['risk-management', clientId, 'e-learning'],
    queryFn: async ({ signal }) => {
      const [summary, views] = await Promise.all([
        api.getELiveSummary({ query: { ClientId: clientId } }, { signal }),
        viewsOfLastMonth(api, clientId, signal),
      ])
      return toLearning(summary ?? { employees: [], content: [] }, views, today())
    },
  })
}

/** The views of last month by title; a much smaller response than all activity. */
export function viewsQuery(api: Api, clientId: number) {
  return queryOptions({
    queryKey: ['risk-management', clientId, 'e-learning', 'views'],
    queryFn: ({ signal }) => viewsOfLastMonth(api, clientId, signal),
  })
}

function viewsOfLastMonth(api: Api, clientId: number, signal: AbortSignal) {
  const [year, month] = monthBefore(today()).split('-')
  return api.getELiveDataByClients({ query: { monthYear: `${month}-${year}`, clientIds: [clientId] } }, { signal })
}

/** The announcements, newest first. */
export function announcementsQuery(api: Api) {
  return queryOptions({
    queryKey: ['risk-management', null, 'announcements'],
    queryFn: async ({ signal }) =>
      (await api.getAnnouncements(undefined, { signal })).toSorted((one, other) => other.RecId - one.RecId),
  })
}
