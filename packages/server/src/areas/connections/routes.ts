import { contract } from '@captive/api-client/contract'

import type { Dependencies } from '../../dependencies.ts'
import { ChangeRefusedError, failed, outcomeOf, succeeded } from '../../http/outcome.ts'
import { implement, implementRead, type Implementation } from '../../http/implement.ts'
import { addServiceAccount, listServiceAccounts, revokeServiceAccount } from './service/accounts.ts'
import { listPlaces } from './watch/list-places.ts'
import { discardMessage, listMessages, sendAgain } from './webhook/messages.ts'
import { findWebhook, removeWebhook, rotateSecret, setWebhook } from './webhook/settings.ts'

export function connectionsRoutes({ config }: Pick<Dependencies, 'config'>): Implementation[] {
  return [
    implementRead(contract.getServiceAccounts, async ({ tx }) => ({ Payload: await listServiceAccounts(tx) })),

    implement(contract.addServiceAccount, ({ body, session, inTransaction }) =>
      secretAfter(() => inTransaction((tx) => addServiceAccount(tx, session, body))),
    ),

    implement(contract.revokeServiceAccount, ({ body, session, inTransaction }) =>
      outcomeOf(() => inTransaction((tx) => revokeServiceAccount(tx, session, body.RecId))),
    ),

    implementRead(contract.getWatchedPlaces, async ({ tx }) => ({ Payload: await listPlaces(tx, config.watched) })),

    implementRead(contract.getWebhook, async ({ tx }) => ({ Payload: await findWebhook(tx) })),

    implement(contract.setWebhook, ({ body, session, inTransaction }) =>
      secretAfter(() => inTransaction((tx) => setWebhook(tx, config, session, body.Url))),
    ),

    implement(contract.rotateWebhookSecret, ({ session, inTransaction }) =>
      secretAfter(() => inTransaction((tx) => rotateSecret(tx, config, session))),
    ),

    implement(contract.removeWebhook, ({ session, inTransaction }) =>
      outcomeOf(() => inTransaction((tx) => removeWebhook(tx, session))),
    ),

    implementRead(contract.getWebhookMessages, async ({ tx }) => ({ Payload: await listMessages(tx) })),

    implement(contract.sendWebhookMessage, ({ body, session, inTransaction }) =>
      outcomeOf(() => inTransaction((tx) => sendAgain(tx, session, body.MessageId))),
    ),

    implement(contract.discardWebhookMessage, ({ body, session, inTransaction }) =>
      outcomeOf(() => inTransaction((tx) => discardMessage(tx, session, body.MessageId))),
    ),
  ]
}

/** Runs a change that creates a secret. A refusal becomes a failed outcome. */
async function secretAfter(change: () => Promise<string>) {
  try {
    return { Payload: await change(), ...succeeded }
  } catch (error) {
    if (error instanceof ChangeRefusedError) return { Payload: null, ...failed(error.message) }
    throw error
  }
}
