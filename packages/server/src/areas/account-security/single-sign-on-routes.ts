import { contract } from '@captive/api-client/contract'

import { keepChallenge, takeChallenge } from '../../credentials/challenges.ts'
import {
  finishAtProvider,
  findProvider,
  ProviderError,
  startAtProvider,
  type Provider,
} from '../../credentials/single-sign-on.ts'
import { systemScope } from '../../database/scope.ts'
import type { Dependencies } from '../../dependencies.ts'
import { NotSignedInError } from '../../errors/refusals.ts'
import { failed, succeeded } from '../../http/outcome.ts'
import { assertPortalOrigin } from '../../http/portal-origin.ts'
import { implement, type Implementation } from '../../http/implement.ts'
import { countTry, uncountTry } from '../../session/limits.ts'
import { finishSignIn } from '../auth/index.ts'
import { accountOf } from './account-of-provider.ts'
import { findProviderById, identityProviderRoutes } from './identity-provider-routes.ts'
import { texts } from './texts.ts'

/** Sign-in with a company account. The portal does not ask for a second step, because the provider has its own. */
export function singleSignOnRoutes(dependencies: Dependencies): Implementation[] {
  const { config, database } = dependencies
  return [
    ...identityProviderRoutes(dependencies),

    implement(contract.startSingleSignOn, async ({ body, request }) => {
      assertPortalOrigin(config, body.origin)
      const provider = await database.transaction(systemScope, async (tx) => {
        await countTry(tx, 'ceremony', request.ip)
        return findProvider(tx, body.email)
      })
      if (!provider) return failed(texts.noProvider)
      const started = await startAtProvider(config.keyring, provider, body).catch(unlessProvider(request.log))
      if (!started) return failed(texts.providerSilent)
      const { url, state, sealedExchange } = started
      await database.transaction(systemScope, (tx) =>
        keepChallenge(tx, state, { IdentityProvidersRecId: provider.RecId, sealedExchange }),
      )
      return { Payload: { Url: url, State: state }, ...succeeded }
    }),

    implement(contract.finishSingleSignOn, async ({ body, request, reply }) => {
      const { State: state, Query: query } = body
      const { challenge, provider } = await database.transaction(systemScope, async (tx) => {
        await countTry(tx, 'signInAddress', request.ip)
        const taken = await takeChallenge(tx, state, null)
        return { challenge: taken, provider: await findProviderById(tx, taken?.IdentityProvidersRecId ?? 0) }
      })
      if (!provider || !challenge?.sealedExchange) throw new NotSignedInError(texts.signOnOver)
      const { sealedExchange } = challenge
      const identity = await finishAtProvider(config.keyring, provider, { sealedExchange, state, query }).catch(
        unlessProvider(request.log),
      )
      if (!identity) throw new NotSignedInError(texts.signOnFailed)
      const signedIn = await database.transaction(systemScope, async (tx) => {
        const account = await accountOf(tx, provider, identity)
        if (!account) return undefined
        await uncountTry(tx, 'signInAddress', request.ip)
        return finishSignIn({ tx, config, request, reply, body }, account)
      })
      if (!signedIn) throw new NotSignedInError(refusalOf(provider, identity.email))
      return signedIn
    }),
  ]
}

const refusalOf = ({ domain }: Provider, email: string | undefined) =>
  email?.endsWith(`@${domain}`) ? texts.noAccount : texts.otherDomain(domain)

/** Logs why the provider failed. The caller shows its own message to the user. */
const unlessProvider =
  (log: { warn: (details: object, message: string) => void }) =>
  (error: unknown): undefined => {
    if (!(error instanceof ProviderError)) throw error
    const { cause } = error
    log.warn({ cause: cause instanceof Error ? cause.message : String(cause) }, error.message)
  }
