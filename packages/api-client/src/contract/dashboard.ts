import { Type } from 'typebox'

import { NewsArticle, Weather } from './entities/feed.ts'
import { nullable } from './entities/field.ts'
import { endpoint } from './endpoint.ts'
import { payload } from './envelope.ts'
import { id } from './id.ts'
import { object } from './object.ts'

/** The dashboard widgets that belong to no other area. */
export const dashboard = {
  getWeather: endpoint({
    area: 'dashboard',
    method: 'GET',
    path: '/GetWeather',
    title: 'Weather at a company',
    description: 'Today and tomorrow at the address of a company, or null when no provider answers in time.',
    access: ['001-001', '001-002', '001-003'],
    scope: { company: 'clientId' },
    query: object({
      clientId: id(),
      zipcd: Type.String({ pattern: '^\\d{5}(-\\d{4})?$', description: 'ZIP code' }),
    }),
    response: payload(nullable(Weather)),
  }),
  getNews: endpoint({
    area: 'dashboard',
    method: 'GET',
    path: '/GetNews',
    capability: 'News',
    title: 'News',
    description:
      'The three newest posts of the website of the operating company, or none if it does not respond in time. An addition to the specification, whose feed is external.',
    access: ['001-004'],
    scope: 'none',
    response: payload(Type.Array(NewsArticle)),
  }),
} as const
