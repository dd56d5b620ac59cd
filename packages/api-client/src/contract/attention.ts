import { Type } from 'typebox'

import { endpoint } from './endpoint.ts'
import {
  Attention,
  AttentionRuleName,
  AttentionStateName,
  BookCompany,
  Changes,
  itemKey,
} from './entities/attention.ts'
import { Outcome, payload } from './envelope.ts'
import { id } from './id.ts'
import { object } from './object.ts'
import { dateAsked } from './page.ts'

const ofAttention = { area: 'attention', capability: 'Attention', access: ['001'] } as const
const ofBook = { area: 'attention', capability: 'BookOfBusiness', access: ['000-001-001'] } as const

/** Items of all areas that need a user's attention, and the companies of a user who serves several. */
export const attention = {
  getAttention: endpoint({
    ...ofAttention,
    method: 'GET',
    path: '/GetAttention',
    title: 'What needs attention',
    description:
      'The items that need the caller’s attention: of one company, or of all companies that the caller may act for. An item requires the permission codes of the page that it links to. A rule limits the response to its items and lists more of them. An addition to the specification.',
    scope: 'companies',
    query: object({
      ClientId: Type.Optional(id()),
      State: Type.Optional(AttentionStateName),
      Rule: Type.Optional(AttentionRuleName),
    }),
    response: payload(Attention),
  }),
  setAttentionState: endpoint({
    ...ofAttention,
    method: 'POST',
    path: '/SetAttentionState',
    title: 'Mark an item',
    description:
      'Marks an item as done, snoozes it until a given day, or reopens it. This affects only the caller. An addition to the specification.',
    scope: 'self',
    body: object({ Key: itemKey(), State: AttentionStateName, Until: dateAsked('of a snoozed item: within a year') }),
    response: Outcome,
  }),
  getSinceLastVisit: endpoint({
    ...ofAttention,
    method: 'GET',
    path: '/GetSinceLastVisit',
    title: 'Changes since the last visit',
    description:
      'What changed for a company since the sign-in before the current one: claims, documents, funds and requests that the caller may see. An addition to the specification.',
    scope: { company: 'ClientId' },
    query: object({ ClientId: id() }),
    response: payload(Type.Union([Changes, Type.Null()])),
  }),
  getDigest: endpoint({
    ...ofAttention,
    method: 'GET',
    path: '/GetDigest',
    title: 'Weekly email',
    description:
      'Whether the caller gets an email each Monday about what needs attention. An addition to the specification.',
    scope: 'self',
    response: payload(object({ IsWanted: Type.Boolean() })),
  }),
  setDigest: endpoint({
    ...ofAttention,
    method: 'POST',
    path: '/SetDigest',
    title: 'Turn the weekly email on or off',
    description: 'Turns the Monday email on or off. An addition to the specification.',
    scope: 'self',
    body: object({ IsWanted: Type.Boolean() }),
    response: Outcome,
  }),
  getBookOfBusiness: endpoint({
    ...ofBook,
    method: 'GET',
    path: '/GetBookOfBusiness',
    title: 'Book of business',
    description:
      'The companies that the caller may act for, with their next renewal, their current claims, and the items that need attention. An addition to the specification.',
    scope: 'companies',
    response: payload(Type.Array(BookCompany)),
  }),
  starCompany: endpoint({
    ...ofBook,
    method: 'POST',
    path: '/StarCompany',
    title: 'Star a company',
    description: 'Pins a company to the top of the caller’s book, or unpins it. An addition to the specification.',
    scope: { company: 'ClientId' },
    query: object({ ClientId: id() }),
    body: object({ IsStarred: Type.Boolean() }),
    response: Outcome,
  }),
} as const
