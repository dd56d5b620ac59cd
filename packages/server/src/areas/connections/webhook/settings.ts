import { eq, sql } from 'drizzle-orm'
import type { Webhook } from '@captive/api-client/contract'

import { recordActivity } from '../../../activity/record-activity.ts'
import type { Config } from '../../../config/config.ts'
import type { Transaction } from '../../../database/database.ts'
import { momentOf } from '../../../database/moment.ts'
import { webhookMessages, webhooks } from '../../../database/tables/connections.ts'
import type { Session } from '../../../session/session.ts'
import { assertStaff } from '../rules/assert-staff.ts'
import { ConnectionRefusedError } from '../rules/connection-refused-error.ts'
import { texts } from '../rules/texts.ts'
import { newSecret, sealSecret } from './secrets.ts'
import { parseWebhookUrl } from './webhook-url.ts'

/** The id of the only row of the table. */
const only = 1

/** Days for which messages are also signed with the previous secret. */
const overlap = 2

type Needs = Pick<Config, 'keyring' | 'production'>

export async function findWebhook(tx: Transaction): Promise<Webhook | null> {
  const [found] = await tx
    .select({
      Url: webhooks.Url,
      OldSecretUntil: momentOf(webhooks.OldSecretUntil),
      ChangedBy: webhooks.ChangedBy,
      ChangedAt: momentOf(webhooks.ChangedAt),
    })
    .from(webhooks)
  return found ?? null
}

/**
 * Sets the URL to which reports are sent.
 * @returns its secret
 * @throws ConnectionRefusedError
 */
export async function setWebhook(tx: Transaction, config: Needs, session: Session, text: string): Promise<string> {
  assertStaff(session)
  const Url = parseWebhookUrl(text, config.production).href
  const secret = newSecret()
  const row = { Url, sealedSecret: sealSecret(config.keyring, secret), sealedOldSecret: null, OldSecretUntil: null }
  const changed = { ...row, ChangedBy: session.email, ChangedAt: sql`now()` }
  await tx
    .insert(webhooks)
    .values({ RecId: only, ...changed })
    .onConflictDoUpdate({ target: webhooks.RecId, set: changed })
  await recordActivity(tx, session, texts.activity.webhookSet(new URL(Url).host))
  return secret
}

/**
 * @returns the new secret; the old one stays valid for a while
 * @throws ConnectionRefusedError if there is no webhook
 */
export async function rotateSecret(tx: Transaction, { keyring }: Needs, session: Session): Promise<string> {
  const secret = newSecret()
  const rotated = await tx
    .update(webhooks)
    .set({
      sealedSecret: sealSecret(keyring, secret),
      sealedOldSecret: webhooks.sealedSecret,
      OldSecretUntil: sql`now() + ${overlap} * interval '1 day'`,
      ChangedBy: session.email,
      ChangedAt: sql`now()`,
    })
    .returning({ RecId: webhooks.RecId })
  if (rotated.length === 0) throw new ConnectionRefusedError(texts.noWebhook)
  await recordActivity(tx, session, texts.activity.secretRotated)
  return secret
}

/** @throws ConnectionRefusedError if there is no webhook */
export async function removeWebhook(tx: Transaction, session: Session): Promise<void> {
  const removed = await tx.delete(webhooks).returning({ RecId: webhooks.RecId })
  if (removed.length === 0) throw new ConnectionRefusedError(texts.noWebhook)
  await tx.update(webhookMessages).set({ State: 'discarded' }).where(eq(webhookMessages.State, 'waiting'))
  await recordActivity(tx, session, texts.activity.webhookRemoved)
}
