import type { Api } from '@captive/api-client'
import { queryOptions } from '@tanstack/react-query'

import { today } from '../../../format/date.ts'
import { monthBefore, toLearning } from './learning.ts'

/** The e-learning of a company; null where it does not use the platform (ELV-020, ELV-021). */
export function learningQuery(api: Api, clientId: number) {
  return queryOptions({
    queryKey: ['risk-management', clientId, 'e-learning'],
    queryFn: async ({ signal }) => {
      const [year, month] = monthBefore(today()).split('-')
      const [summary, views] = await Promise.all([
        api.getELiveSummary({ query: { ClientId: clientId } }, { signal }),
        api.getELiveDataByClients({ query: { monthYear: `${month}-${year}`, clientIds: [clientId] } }, { signal }),
      ])
      return toLearning(summary ?? { employees: [], content: [] }, views, today())
    },
  })
}

/** News of the platform, newest first (ELV-006). */
export function announcementsQuery(api: Api) {
  return queryOptions({
    queryKey: ['risk-management', null, 'announcements'],
    queryFn: async ({ signal }) =>
      (await api.getAnnouncements(undefined, { signal })).toSorted((one, other) => other.RecId - one.RecId),
  })
}
