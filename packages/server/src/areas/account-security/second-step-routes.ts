import { contract, type SignedIn } from '@captive/api-client/contract'

import { recordActivity } from '../../activity/record-activity.ts'
import { useAppCode } from '../../credentials/authenticator-app.ts'
import { countRecoveryCodes, useRecoveryCode } from '../../credentials/recovery-codes.ts'
import { systemScope } from '../../database/scope.ts'
import type { Dependencies } from '../../dependencies.ts'
import { NotSignedInError } from '../../errors/refusals.ts'
import { failed, succeeded } from '../../http/outcome.ts'
import { implement, type Implementation } from '../../http/implement.ts'
import { enqueueMail } from '../../mail/outbox.ts'
import { countTry, forgetTries } from '../../session/limits.ts'
import { endSession } from '../../session/session.ts'
import { findActiveAccount, finishSignIn, securityLetter } from '../auth/index.ts'
import { texts } from './texts.ts'

/** The second step of a sign-in with a password: a code from the app, or a recovery code. */
export function secondStepRoutes({ config, database }: Dependencies): Implementation[] {
  return [
    implement(contract.secondStep, async ({ body, session, request, reply }) => {
      if (session.pending !== 'code') return failed(texts.notPending)
      const { userId } = session
      await database.transaction(systemScope, (tx) => countTry(tx, 'secondStep', userId))
      const done = await database.transaction(systemScope, async (tx): Promise<SignedIn | undefined> => {
        const account = await findActiveAccount(tx, userId)
        if (!account) throw new NotSignedInError()
        const isAppCode = await useAppCode(tx, config.keyring, userId, body.Code, true)
        if (!isAppCode && !(await useRecoveryCode(tx, userId, body.Code))) {
          await recordActivity(tx, account, texts.activity.wrongCode, request.ip)
          return undefined
        }
        await forgetTries(tx, 'secondStep', userId)
        await endSession(tx, session.tokenHash)
        if (!isAppCode) {
          const letter = texts.letter.codeUsed(await countRecoveryCodes(tx, userId))
          await recordActivity(tx, account, texts.activity.recoveryCodeUsed)
          await enqueueMail(tx, config.keyring, securityLetter(config.brands.installation, account.email, letter))
        }
        return finishSignIn({ tx, config, request, reply, body }, account)
      })
      return done ? { Payload: done, ...succeeded } : failed(texts.wrongCode)
    }),
  ]
}
