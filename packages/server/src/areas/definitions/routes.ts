import { contract, type DefinitionTables } from '@captive/api-client/contract'
import { parseDefinitions } from '@captive/form-engine'

import { systemScope } from '../../database/scope.ts'
import type { Dependencies } from '../../dependencies.ts'
import { outcomeOf } from '../../http/outcome.ts'
import { implement, implementRead, type Implementation } from '../../http/route.ts'
import { readTablesVersion } from '../../reference/definitions/definition-tables.ts'
import { findVersion, listVersions } from '../../reference/definitions/definition-versions.ts'
import type { Session } from '../../session/session.ts'
import {
  PublicationRefusedError,
  publishDefinitions,
  rollBackDefinitions,
  type Publisher,
} from './publish-definitions.ts'
import { reviewDefinitions } from './review-definitions.ts'
import { texts } from './texts.ts'

/** The claim report is one for all programs, so only staff see its versions and publish. */
const isStaff = ({ scope }: Session): boolean => scope.reach === 'all'

/** @throws PublicationRefusedError unless the caller is staff */
function publisherOf(session: Session): Publisher {
  if (!isStaff(session)) throw new PublicationRefusedError(texts.staffOnly)
  const { userId, companyId, email } = session
  return { userId, companyId, email }
}

export function definitionRoutes(
  dependencies: Pick<Dependencies, 'config' | 'database' | 'validators'>,
): Implementation[] {
  const { config, database } = dependencies
  return [
    implementRead(contract.getDefinitionVersions, async ({ tx, session }) => {
      const current = await readTablesVersion(tx)
      const versions = isStaff(session) ? await listVersions(tx) : []
      return {
        Payload: versions.map(({ number, publishedAt, publishedBy, reason, restores, tablesVersion }) => ({
          Number: number,
          PublishedAt: publishedAt.toISOString(),
          PublishedBy: publishedBy,
          Reason: reason,
          Restores: restores,
          IsCurrent: tablesVersion === current ? (1 as const) : (0 as const),
        })),
      }
    }),

    implementRead(contract.getDefinitionVersion, async ({ tx, session, query }) => {
      const found = isStaff(session) ? await findVersion(tx, query.Number) : undefined
      return { Payload: (found?.tables ?? null) as DefinitionTables | null }
    }),

    implement(contract.reviewDefinitions, async ({ session, body }) => {
      if (!isStaff(session)) return { Payload: null }
      const definitions = parseDefinitions(body.Tables)
      const { changes, lost } = await database.transaction(systemScope, (tx) =>
        reviewDefinitions(tx, config.keyring, definitions),
      )
      return { Payload: { changes, lost } }
    }),

    implement(contract.publishDefinitions, ({ session, body }) =>
      outcomeOf(() =>
        publishDefinitions(dependencies, publisherOf(session), {
          definitions: parseDefinitions(body.Tables),
          reason: body.Reason,
        }),
      ),
    ),

    implement(contract.rollBackDefinitions, ({ session, body }) =>
      outcomeOf(() =>
        rollBackDefinitions(dependencies, publisherOf(session), { number: body.Number, reason: body.Reason }),
      ),
    ),
  ]
}
