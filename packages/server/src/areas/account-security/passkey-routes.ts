import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { contract } from '@captive/api-client/contract'
import { eq } from 'drizzle-orm'

import {
  addPasskey,
  listPasskeys,
  maxPasskeys,
  removePasskey,
  renamePasskey,
  startPasskey,
} from '../../credentials/passkeys.ts'
import { relyingPartyOf } from '../../credentials/relying-party.ts'
import { systemScope } from '../../database/scope.ts'
import { users } from '../../database/tables/users.ts'
import type { Dependencies } from '../../dependencies.ts'
import { failed, outcomeOf, succeeded } from '../../http/outcome.ts'
import { implement, type Implementation } from '../../http/implement.ts'
import { countTry } from '../../session/limits.ts'
import { changeAccount, CredentialRefusedError, isFresh } from './change-account.ts'
import { texts } from './texts.ts'

/** The passkeys of the caller. */
export function passkeyRoutes(dependencies: Dependencies): Implementation[] {
  const { config, database } = dependencies
  return [
    implement(contract.startPasskey, async ({ session, request }) => {
      if (!isFresh(session)) return failed(texts.signInAgain)
      const { userId, email } = session
      const options = await database.transaction(systemScope, async (tx) => {
        await countTry(tx, 'ceremony', userId)
        if ((await listPasskeys(tx, userId)).length >= maxPasskeys) return undefined
        const [user] = await tx
          .select({ first: users.FirstName, last: users.LastName })
          .from(users)
          .where(eq(users.RecId, userId))
        const account = {
          userId,
          email,
          name: `${user?.first} ${user?.last}`,
          portal: config.brands.installation.shortName,
        }
        return startPasskey(tx, relyingPartyOf(request, config), account)
      })
      return options ? { Payload: { ...options }, ...succeeded } : failed(texts.tooManyPasskeys(maxPasskeys))
    }),

    implement(contract.addPasskey, ({ body, session, request }) =>
      outcomeOf(() =>
        changeAccount(dependencies, session, 'new passkey', async (tx) => {
          const name = body.Name.trim()
          // The library checks the shape of the response.
          const response = body.Response as unknown as RegistrationResponseJSON
          const { userId } = session
          if (!(await addPasskey(tx, relyingPartyOf(request, config), { userId, name, response })))
            throw new CredentialRefusedError(texts.passkeyRefused)
          const { activity, letter } = texts
          return { activity: activity.passkeyAdded(name), letter: letter.passkeyAdded(name), result: undefined }
        }),
      ),
    ),

    implement(contract.renamePasskey, async ({ body, session }) => {
      const renamed = await database.transaction(systemScope, (tx) =>
        renamePasskey(tx, session.userId, { id: body.RecId, name: body.Name.trim() }),
      )
      return renamed ? succeeded : failed(texts.noSuchPasskey)
    }),

    implement(contract.removePasskey, ({ query, session }) =>
      outcomeOf(() =>
        changeAccount(dependencies, session, 'removed passkey', async (tx) => {
          const name = await removePasskey(tx, session.userId, query.RecId)
          if (name === undefined) throw new CredentialRefusedError(texts.noSuchPasskey)
          const { activity, letter } = texts
          return { activity: activity.passkeyRemoved(name), letter: letter.passkeyRemoved(name), result: undefined }
        }),
      ),
    ),
  ]
}
