import { contract } from '@captive/api-client/contract'

import { recordActivity } from '../../activity/record-activity.ts'
import { systemScope } from '../../database/scope.ts'
import { failed, succeeded } from '../../http/outcome.ts'
import type { Dependencies } from '../../dependencies.ts'
import { assertPortalOrigin } from '../../http/portal-origin.ts'
import { NotSignedInError, OtherSignInError } from '../../errors/refusals.ts'
import { implement, type Implementation } from '../../http/implement.ts'
import { plainAddress } from '../../mail/address.ts'
import { isKnownDevice } from '../../credentials/known-devices.ts'
import { countTry, forgetTries, uncountTry } from '../../session/limits.ts'
import { hashPassword, passwordProblem, verifyPassword } from '../../credentials/password.ts'
import { endSession } from '../../session/session.ts'
import { mustUseProvider } from '../../credentials/single-sign-on.ts'
import { pendingStepOf } from '../../credentials/second-step.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { noteFailedSignIn, noteRefusedSignIn } from './failed-sign-in.ts'
import { findAccount, isStillPasswordOf, mailResetLink, namesOfLink, usePasswordToken } from './rules.ts'
import { noteViewingEnd } from './note-viewing-end.ts'
import { texts } from './texts.ts'

const linkOver = failed(texts.linkExpired)

/**
 * Signing in and out, and passwords. Hashing runs outside of transactions, because it is slow and needs no database.
 */
export function signInRoutes({ config, database, threads }: Dependencies): Implementation[] {
  return [
    implement(contract.logOn, async ({ body, request, reply }) => {
      const email = plainAddress(body.username)
      const attempt = { email, networkAddress: request.ip }
      const { account, known } = await database
        .transaction(systemScope, async (tx) => {
          const found = await findAccount(tx, email)
          if (await mustUseProvider(tx, email)) throw new OtherSignInError(texts.useProvider)
          const isKnown = await isKnownDevice(tx, found?.userId, body.device)
          if (isKnown) await countTry(tx, 'signInDevice', body.device ?? '')
          else {
            await countTry(tx, 'signInAddress', request.ip)
            await countTry(tx, 'signInAccount', email)
          }
          return { account: found, known: isKnown }
        })
        .catch((error: unknown) => noteRefusedSignIn(database, attempt, error))
      const right = await verifyPassword(body.password, account?.hash ?? undefined)
      const started = await database.transaction(systemScope, async (tx) => {
        if (!right || !account || !(await isStillPasswordOf(tx, account.userId, account.hash)))
          return noteFailedSignIn(tx, attempt)
        if (known) await forgetTries(tx, 'signInDevice', body.device ?? '')
        else {
          await uncountTry(tx, 'signInAddress', request.ip)
          await forgetTries(tx, 'signInAccount', email)
        }
        const pending = await pendingStepOf(tx, config, account.userId)
        const finished = await finishSignIn({ tx, config, request, reply, body }, account, pending)
        return finished ?? noteFailedSignIn(tx, attempt)
      })
      if (!started) throw new NotSignedInError(texts.signInFailed)
      return started
    }),

    implement(contract.logOut, async ({ session }) => {
      if (session)
        await database.transaction(systemScope, async (tx) => {
          await endSession(tx, session.tokenHash)
          await noteViewingEnd(tx, session)
          await recordActivity(tx, session.viewer ?? session, texts.activity.signedOut)
        })
      return succeeded
    }),

    implement(contract.checkAuth, async ({ session }) => ({
      Payload: session && {
        email: session.email,
        idleExpiresAt: session.idleExpiresAt.toISOString(),
        idleSecondsLeft: session.idleSecondsLeft,
        expiresAt: session.expiresAt.toISOString(),
        ...(session.viewer && { viewedBy: session.viewer.email }),
      },
    })),

    implement(contract.forgotPassword, async ({ query, request }) => {
      assertPortalOrigin(config, query.origin)
      const email = plainAddress(query.email)
      await database.transaction(systemScope, async (tx) => {
        await countTry(tx, 'forgotAddress', request.ip)
        await countTry(tx, 'forgotAccount', email)
        await mailResetLink(tx, config, email, query.origin)
      })
      return succeeded
    }),

    implement(contract.isPasswordLinkGood, async ({ query, request }) => ({
      Payload: await database.transaction(systemScope, async (tx) => {
        await countTry(tx, 'linkAddress', request.ip)
        return (await namesOfLink(tx, query.Token)) !== undefined
      }),
    })),

    implement(contract.resetPassword, async ({ query, request }) => {
      const names = await database.transaction(systemScope, async (tx) => {
        await countTry(tx, 'resetAddress', request.ip)
        return namesOfLink(tx, query.Token)
      })
      if (!names) return linkOver
      const problem = await passwordProblem(threads, query.Password, names)
      if (problem) return failed(problem)
      const hash = await hashPassword(query.Password)
      const done = await database.transaction(systemScope, (tx) => usePasswordToken(tx, config, query.Token, hash))
      return done ? succeeded : linkOver
    }),
  ]
}
