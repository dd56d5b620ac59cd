import { Type } from 'typebox'

import { ActivityEntry } from './entities/activity.ts'
import { endpoint } from './endpoint.ts'
import { payload } from './envelope.ts'

/** Who did what in the portal. */
export const activityLog = {
  getAuditLog: endpoint({
    area: 'activity-log',
    method: 'GET',
    path: '/getAuditLog',
    title: 'Activity log',
    description: 'The newest 5,000 entries, newest first. Nothing changes or removes one.',
    access: ['000-001-005'],
    scope: 'companies',
    response: payload(Type.Array(ActivityEntry)),
  }),
} as const
