import { Type } from 'typebox'

import { Policy } from './entities/policy.ts'
import { endpoint } from './endpoint.ts'
import { payload } from './envelope.ts'
import { id } from './id.ts'
import { object } from './object.ts'

/** Policies of a company. */
export const policyLibrary = {
  getPoliciesByClient: endpoint({
    area: 'policy-library',
    method: 'GET',
    path: '/getPoliciesByClient',
    title: 'Policies of a company',
    description: 'Every policy of one company, of all lines and years, newest effective date first.',
    access: 'signed in',
    scope: { company: 'clientId' },
    query: object({ clientId: id() }),
    response: payload(Type.Array(Policy)),
  }),
} as const
