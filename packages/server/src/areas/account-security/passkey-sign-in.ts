import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { contract } from '@captive/api-client/contract'

import { startPasskeySignIn, usePasskey } from '../../credentials/passkeys.ts'
import { relyingPartyOf } from '../../credentials/relying-party.ts'
import { mustUseProvider } from '../../credentials/single-sign-on.ts'
import { systemScope } from '../../database/scope.ts'
import type { Dependencies } from '../../dependencies.ts'
import { NotSignedInError } from '../../errors/refusals.ts'
import { implement, type Implementation } from '../../http/implement.ts'
import { countTry, uncountTry } from '../../session/limits.ts'
import { findActiveAccount, finishSignIn } from '../auth/index.ts'
import { texts } from './texts.ts'

/**
 * Sign-in with a passkey. The device and a face, a fingerprint or a PIN are two factors, so there is no second step.
 */
export function passkeySignInRoutes({ config, database }: Dependencies): Implementation[] {
  return [
    implement(contract.startPasskeySignIn, async ({ request }) => ({
      Payload: await database.transaction(systemScope, async (tx) => {
        await countTry(tx, 'ceremony', request.ip)
        return { ...(await startPasskeySignIn(tx, relyingPartyOf(request, config))) }
      }),
    })),

    implement(contract.passkeySignIn, async ({ body, request, reply }) => {
      await database.transaction(systemScope, (tx) => countTry(tx, 'signInAddress', request.ip))
      const signedIn = await database.transaction(systemScope, async (tx) => {
        // The library checks the shape of the response.
        const response = body.Response as unknown as AuthenticationResponseJSON
        const userId = await usePasskey(tx, relyingPartyOf(request, config), response)
        const account = userId === undefined ? undefined : await findActiveAccount(tx, userId)
        if (!account || (await mustUseProvider(tx, account.email))) return undefined
        await uncountTry(tx, 'signInAddress', request.ip)
        return finishSignIn({ tx, config, request, reply, body }, account)
      })
      if (!signedIn) throw new NotSignedInError(texts.passkeyUnknown)
      return signedIn
    }),
  ]
}
