import { contract, type AccountSecurity } from '@captive/api-client/contract'
import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm'

import { recordActivity } from '../../activity/record-activity.ts'
import { hasApp } from '../../credentials/authenticator-app.ts'
import { describeDevice } from '../../credentials/describe-device.ts'
import { listPasskeys } from '../../credentials/passkeys.ts'
import { countRecoveryCodes } from '../../credentials/recovery-codes.ts'
import { revokeAfter } from '../../credentials/revoke.ts'
import { needsSecondStep } from '../../credentials/second-step.ts'
import type { Transaction } from '../../database/database.ts'
import { systemScope } from '../../database/scope.ts'
import { passwords, sessions } from '../../database/tables/users.ts'
import type { Dependencies } from '../../dependencies.ts'
import { failed, succeeded } from '../../http/outcome.ts'
import { implement, type Implementation } from '../../http/implement.ts'
import type { Session } from '../../session/session.ts'
import { isFresh } from './change-account.ts'
import { texts } from './texts.ts'

/** The caller's sessions, and signing out of them. */
export function sessionRoutes({ config, database }: Dependencies): Implementation[] {
  return [
    implement(contract.getAccountSecurity, async ({ session }) => ({
      Payload: await database.transaction(systemScope, async (tx) => {
        const { userId } = session
        const open = await tx
          .select({ id: passwords.UsersRecId })
          .from(passwords)
          .where(eq(passwords.UsersRecId, userId))
        return {
          HasPassword: open.length > 0,
          HasAuthenticatorApp: await hasApp(tx, userId),
          NeedsSecondStep: await needsSecondStep(tx, config, userId),
          RecoveryCodesLeft: await countRecoveryCodes(tx, userId),
          Passkeys: (await listPasskeys(tx, userId)).map(({ RecId, name, createdAt, usedAt }) => ({
            RecId,
            Name: name,
            CreatedAt: createdAt.toISOString(),
            UsedAt: usedAt?.toISOString() ?? null,
          })),
          Sessions: await listSessions(tx, session),
          MayChange: isFresh(session),
        }
      }),
    })),

    implement(contract.endSession, async ({ query, session }) => {
      const isEnded = await database.transaction(systemScope, async (tx) => {
        const [ended] = await tx
          .delete(sessions)
          .where(and(eq(sessions.RecId, query.RecId), eq(sessions.UsersRecId, session.userId)))
          .returning({ userAgent: sessions.userAgent })
        if (ended) await recordActivity(tx, session, texts.activity.sessionEnded(describeDevice(ended.userAgent)))
        return ended !== undefined
      })
      return isEnded ? succeeded : failed(texts.noSuchSession)
    }),

    implement(contract.endOtherSessions, async ({ session }) => {
      await database.transaction(systemScope, async (tx) => {
        await revokeAfter(tx, session.userId, 'signed out everywhere', session.tokenHash)
        await recordActivity(tx, session, texts.activity.othersEnded)
      })
      return succeeded
    }),
  ]
}

/** The active sessions: the current one first, then by last use. */
async function listSessions(
  tx: Transaction<'system'>,
  { userId, sessionId }: Session,
): Promise<AccountSecurity['Sessions']> {
  const rows = await tx
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.UsersRecId, userId),
        isNull(sessions.pending),
        gt(sessions.expiresAt, sql`now()`),
        gt(sql`${sessions.usedAt} + ${sessions.idleSeconds} * interval '1 second'`, sql`now()`),
      ),
    )
    .orderBy(ne(sessions.RecId, sessionId), desc(sessions.usedAt), desc(sessions.RecId))
  return rows.map(({ RecId, userAgent, networkAddress, createdAt, usedAt, cookieHash }) => ({
    RecId,
    Device: describeDevice(userAgent),
    NetworkAddress: networkAddress,
    SignedInAt: createdAt.toISOString(),
    UsedAt: usedAt.toISOString(),
    IsCurrent: RecId === sessionId,
    IsBrowser: cookieHash !== null,
  }))
}
