import { Type } from 'typebox'

import { endpoint } from './endpoint.ts'
import { SearchHit } from './entities/search-hit.ts'
import { payload } from './envelope.ts'
import { id } from './id.ts'
import { object } from './object.ts'

/** A search across everything that the portal shows. */
export const search = {
  search: endpoint({
    area: 'search',
    method: 'GET',
    path: '/Search',
    capability: 'Search',
    title: 'Search the portal',
    description:
      'Claims, companies, users, documents and vehicles that contain all words; at most five of each kind. Each kind requires the permission codes of the page that shows it. Documents of a program are found for a company of that program. An addition to the specification.',
    access: 'signed in',
    scope: 'companies',
    query: object({
      Text: Type.String({ maxLength: 100, description: 'Words in any order; accents and punctuation are ignored' }),
      ClientId: Type.Optional(id({ description: 'The active company, whose program has documents' })),
    }),
    response: payload(Type.Array(SearchHit)),
  }),
} as const
