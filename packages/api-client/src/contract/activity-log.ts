import { Type } from 'typebox'

import { ActivityEntry } from './entities/activity.ts'
import { endpoint } from './endpoint.ts'
import { payload } from './envelope.ts'
import { object } from './object.ts'
import { pageOfTime } from './page.ts'

/** The log of users' actions in the portal. */
export const activityLog = {
  getAuditLog: endpoint({
    area: 'activity-log',
    method: 'GET',
    path: '/getAuditLog',
    title: 'Activity log',
    description:
      'Newest first: without a query the newest 5,000 entries, otherwise the requested ones, each with its RecId. Entries are never changed or removed.',
    access: ['000-001-005'],
    scope: 'companies',
    query: object(pageOfTime),
    response: payload(Type.Array(ActivityEntry)),
  }),
} as const
