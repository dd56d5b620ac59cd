import { and, eq, gt, isNull, sql } from 'drizzle-orm'

import { addEntry } from '../../../activity/add-entry.ts'
import type { Database } from '../../../database/database.ts'
import { systemScope } from '../../../database/scope.ts'
import { serviceAccounts } from '../../../database/tables/connections.ts'
import { NotPermittedError, NotSignedInError } from '../../../errors/refusals.ts'
import type { EnterService } from '../../../http/implement.ts'
import { hashToken } from '../../../sealing/token.ts'
import { countTry } from '../../../session/limits.ts'
import { texts } from '../rules/texts.ts'

/**
 * Authenticates service accounts. Counts and logs each use of a token, including calls that service accounts may not
 * make.
 * @throws TooManyTriesError above the limit of the account
 */
export const serviceEntrance =
  (database: Database): EnterService =>
  async (token, endpoint) => {
    const service = await database.transaction(systemScope, async (tx) => {
      const [found] = await tx
        .update(serviceAccounts)
        .set({ LastUsedAt: sql`now()` })
        .where(
          and(
            eq(serviceAccounts.tokenHash, hashToken(token)),
            isNull(serviceAccounts.RevokedAt),
            gt(serviceAccounts.ExpiresAt, sql`now()`),
          ),
        )
        .returning({ id: serviceAccounts.RecId, name: serviceAccounts.Name })
      if (!found) throw new NotSignedInError(texts.tokenRefused)
      await countTry(tx, 'service', found.id)
      const { used, refused } = texts.activity
      await addEntry(tx, {
        userId: null,
        companyId: null,
        user: texts.serviceAccount(found.name),
        action: (endpoint.service ? used : refused)(endpoint.title),
        networkAddress: undefined,
      })
      return found
    })
    if (!endpoint.service) throw new NotPermittedError()
    return service
  }
