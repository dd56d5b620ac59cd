import { contract } from '@captive/api-client/contract'

import { outcomeOf, succeeded } from '../../http/outcome.ts'
import { implement, implementRead, type Implementation } from '../../http/implement.ts'
import { starCompany } from '../select-company/index.ts'
import { setDigest, isSubscribed } from './digest.ts'
import { listBook } from './list-book.ts'
import { markItem } from './marks.ts'
import { readChanges } from './read-changes.ts'
import { readAttention } from './read-items.ts'

export function attentionRoutes(): Implementation[] {
  return [
    implementRead(contract.getAttention, async ({ query: { ClientId, State, Rule }, session, tx }) => ({
      Payload: await readAttention(tx, session, { company: ClientId, state: State, rule: Rule }),
    })),

    implement(contract.setAttentionState, ({ body, session, inTransaction }) =>
      outcomeOf(() => inTransaction((tx) => markItem(tx, session, body))),
    ),

    implementRead(contract.getSinceLastVisit, async ({ query, session, tx }) => ({
      Payload: await readChanges(tx, session, query.ClientId),
    })),

    implementRead(contract.getDigest, async ({ session, tx }) => ({
      Payload: { IsWanted: await isSubscribed(tx, session.userId) },
    })),

    implement(contract.setDigest, async ({ body, session, inTransaction }) => {
      await inTransaction((tx) => setDigest(tx, session.userId, body.IsWanted))
      return succeeded
    }),

    implementRead(contract.getBookOfBusiness, async ({ session, tx }) => ({ Payload: await listBook(tx, session) })),

    implement(contract.starCompany, async ({ query, body, session, inTransaction }) => {
      await inTransaction((tx) => starCompany(tx, session.userId, query.ClientId, body.IsStarred))
      return succeeded
    }),
  ]
}
