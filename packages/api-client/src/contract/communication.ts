import { Type } from 'typebox'

import { Webinar } from './entities/feed.ts'
import { DirectoryEntry } from './entities/membership.ts'
import { endpoint } from './endpoint.ts'
import { payload } from './envelope.ts'
import { object } from './object.ts'

/** Webinars and the staff directory. */
export const communication = {
  getWebinars: endpoint({
    area: 'communication',
    method: 'GET',
    path: '/GetWebinars',
    capability: 'Webinars',
    title: 'Webinars',
    description: 'The next webinars; empty if the feed does not respond in time (AMB-193).',
    access: ['005-001-002'],
    scope: 'none',
    query: object({
      count: Type.Optional(Type.Integer({ minimum: 1, maximum: 20, description: 'Default: three' })),
    }),
    response: payload(Type.Array(Webinar)),
  }),
  getEmaxxDirectory: endpoint({
    area: 'communication',
    method: 'GET',
    path: '/GetEmaxxDirectory',
    title: 'Staff directory',
    description: 'The staff, by department and name.',
    access: ['005-002-001'],
    scope: 'none',
    response: payload(Type.Array(DirectoryEntry)),
  }),
} as const
