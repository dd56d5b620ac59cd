import { contract } from '@captive/api-client/contract'

import { hasApp, removeApp, startApp, useAppCode } from '../../credentials/authenticator-app.ts'
import { makeRecoveryCodes } from '../../credentials/recovery-codes.ts'
import { needsSecondStep } from '../../credentials/second-step.ts'
import { systemScope } from '../../database/scope.ts'
import type { Dependencies } from '../../dependencies.ts'
import { NotSignedInError } from '../../errors/refusals.ts'
import { ChangeRefusedError, failed, outcomeOf, succeeded } from '../../http/outcome.ts'
import { implement, type Implementation } from '../../http/implement.ts'
import { countTry, forgetTries } from '../../session/limits.ts'
import { endSession } from '../../session/session.ts'
import { findActiveAccount, finishSignIn } from '../auth/index.ts'
import { changeAccount, CredentialRefusedError, isFresh } from './change-account.ts'
import { texts } from './texts.ts'

/** The caller's authenticator app. These calls also work while a sign-in waits for the setup of an app. */
export function authenticatorAppRoutes(dependencies: Dependencies): Implementation[] {
  const { config, database } = dependencies
  const countCode = (userId: number) => database.transaction(systemScope, (tx) => countTry(tx, 'secondStep', userId))

  return [
    implement(contract.startAuthenticatorApp, async ({ session }) => {
      if (!isFresh(session)) return failed(texts.signInAgain)
      const issuer = config.brands.installation.shortName
      const made = await database.transaction(systemScope, async (tx) =>
        (await hasApp(tx, session.userId))
          ? undefined
          : startApp(tx, config.keyring, { userId: session.userId, email: session.email, issuer }),
      )
      return made ? { Payload: { Secret: made.secret, Uri: made.uri }, ...succeeded } : failed(texts.appExists)
    }),

    implement(contract.confirmAuthenticatorApp, async ({ body, session, request, reply }) => {
      const { userId, pending, tokenHash } = session
      await countCode(userId)
      try {
        const RecoveryCodes = await changeAccount(dependencies, session, 'new authenticator app', async (tx) => {
          if (await hasApp(tx, userId)) throw new CredentialRefusedError(texts.appExists)
          if (!(await useAppCode(tx, config.keyring, userId, body.Code, false)))
            throw new CredentialRefusedError(texts.wrongAppCode)
          await forgetTries(tx, 'secondStep', userId)
          return {
            activity: texts.activity.appAdded,
            letter: texts.letter.appAdded,
            result: await makeRecoveryCodes(tx, userId),
          }
        })
        if (!pending) return { Payload: { RecoveryCodes }, ...succeeded }
        const SignedIn = await database.transaction(systemScope, async (tx) => {
          const account = await findActiveAccount(tx, userId)
          await endSession(tx, tokenHash)
          return account && finishSignIn({ tx, config, request, reply, body }, account)
        })
        if (!SignedIn) throw new NotSignedInError()
        return { Payload: { RecoveryCodes, SignedIn }, ...succeeded }
      } catch (error) {
        if (error instanceof ChangeRefusedError) return failed(error.message)
        throw error
      }
    }),

    implement(contract.removeAuthenticatorApp, async ({ body, session }) => {
      const { userId } = session
      await countCode(userId)
      return outcomeOf(() =>
        changeAccount(dependencies, session, 'removed authenticator app', async (tx) => {
          if (!(await hasApp(tx, userId))) throw new CredentialRefusedError(texts.noApp)
          if (await needsSecondStep(tx, config, userId)) throw new CredentialRefusedError(texts.appNeeded)
          if (!(await useAppCode(tx, config.keyring, userId, body.Code, true)))
            throw new CredentialRefusedError(texts.wrongAppCode)
          await removeApp(tx, userId)
          await forgetTries(tx, 'secondStep', userId)
          return {
            activity: texts.activity.appRemoved,
            letter: texts.letter.appRemoved,
            result: undefined,
          }
        }),
      )
    }),

    implement(contract.makeRecoveryCodes, async ({ session }) => {
      let Payload: string[] = []
      const outcome = await outcomeOf(async () => {
        Payload = await changeAccount(dependencies, session, 'new recovery codes', async (tx) => {
          if (!(await hasApp(tx, session.userId))) throw new CredentialRefusedError(texts.noApp)
          const { codesMade } = texts.activity
          const result = await makeRecoveryCodes(tx, session.userId)
          return { activity: codesMade, letter: texts.letter.codesMade, result }
        })
      })
      return { ...(outcome === succeeded && { Payload }), ...outcome }
    }),
  ]
}
