import { Type } from 'typebox'

import { endpoint } from './endpoint.ts'
import { Endorsement, EndorsementQuestions, EndorsementRequest } from './entities/endorsement.ts'
import { nullable } from './entities/field.ts'
import { Outcome, payload } from './envelope.ts'
import { id } from './id.ts'
import { object } from './object.ts'
import { pageOfTime } from './page.ts'

const endorse = ['002-003-002'] as const

/** Requests to add a vehicle to a policy, or to remove one. */
export const endorsements = {
  getEndorsements: endpoint({
    area: 'endorsements',
    method: 'GET',
    path: '/GetEndorsements',
    capability: 'Endorsements',
    title: 'Requested endorsements',
    description:
      'The requests of a company with their progress, newest first. With paging, `from` and `to` refer to the date of the request. An addition to the specification.',
    access: endorse,
    scope: { company: 'ClientId' },
    query: object({ ClientId: id(), ...pageOfTime }),
    response: payload(Type.Array(Endorsement)),
  }),
  getEndorsementQuestions: endpoint({
    area: 'endorsements',
    method: 'GET',
    path: '/GetEndorsementQuestions',
    capability: 'EndorsementQuestions',
    title: 'Additional questions of a request',
    description:
      'The questions that the program published for requests, or null. They follow the specified fields. An addition to the specification.',
    access: endorse,
    scope: 'none',
    isReference: true,
    response: payload(nullable(EndorsementQuestions)),
  }),
  requestEndorsement: endpoint({
    area: 'endorsements',
    method: 'POST',
    path: '/RequestEndorsement',
    capability: 'Endorsements',
    title: 'Request an endorsement',
    description:
      'Stores a requested vehicle change and an entry for it, emails it to the endorsements mailbox and confirms it to the requester, in one transaction. RequestId is the idempotency key. It changes no coverage. An addition to the specification.',
    access: endorse,
    scope: { company: 'ClientId' },
    query: object({
      ClientId: id(),
      RequestId: Type.String({
        pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
        description: 'A random UUID as the idempotency key. A retry of the request sends the same one',
      }),
    }),
    body: EndorsementRequest,
    response: Outcome,
    mistakes: 'outcome',
  }),
} as const
