import { contract, defaultFormKind, type DefinitionTables } from '@captive/api-client/contract'
import { parseDefinitions } from '@captive/form-engine'

import { systemScope } from '../../database/scope.ts'
import type { Dependencies } from '../../dependencies.ts'
import { outcomeOf } from '../../http/outcome.ts'
import { implement, implementRead, type Implementation } from '../../http/implement.ts'
import { findCurrentVersion, findVersion, listVersions } from '../../reference/definitions/definition-versions.ts'
import type { Session } from '../../session/session.ts'
import {
  PublicationRefusedError,
  publishDefinitions,
  rollBackDefinitions,
  type Publisher,
} from './publish-definitions.ts'
import { reviewDefinitions } from './review-definitions.ts'
import { texts } from './texts.ts'

/** All programs share the forms, so only staff may see their versions and publish. */
const isStaff = ({ scope }: Session): boolean => scope.kind === 'all'

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
    implementRead(contract.getDefinitionVersions, async ({ tx, session, query: { Form = defaultFormKind } }) => {
      const current = await findCurrentVersion(tx, Form)
      const versions = isStaff(session) ? await listVersions(tx, Form) : []
      return {
        Payload: versions.map(({ number, publishedAt, publishedBy, reason, restores }) => ({
          Form,
          Number: number,
          PublishedAt: publishedAt.toISOString(),
          PublishedBy: publishedBy,
          Reason: reason,
          Restores: restores,
          IsCurrent: number === current?.number ? (1 as const) : (0 as const),
        })),
      }
    }),

    implementRead(contract.getDefinitionVersion, async ({ tx, session, query }) => {
      const found = isStaff(session) ? await findVersion(tx, query.Form ?? defaultFormKind, query.Number) : undefined
      return { Payload: (found?.tables ?? null) as DefinitionTables | null }
    }),

    implement(contract.reviewDefinitions, async ({ session, body }) => {
      if (!isStaff(session)) return { Payload: null }
      const definitions = parseDefinitions(body.Tables)
      const { changes, lost } = await database.transaction(systemScope, (tx) =>
        reviewDefinitions(tx, config.keyring, body.Form ?? defaultFormKind, definitions),
      )
      return { Payload: { changes, lost } }
    }),

    implement(contract.publishDefinitions, ({ session, body }) =>
      outcomeOf(() =>
        publishDefinitions(dependencies, publisherOf(session), {
          form: body.Form ?? defaultFormKind,
          definitions: parseDefinitions(body.Tables),
          reason: body.Reason,
        }),
      ),
    ),

    implement(contract.rollBackDefinitions, ({ session, body }) =>
      outcomeOf(() =>
        rollBackDefinitions(dependencies, publisherOf(session), {
          form: body.Form ?? defaultFormKind,
          number: body.Number,
          reason: body.Reason,
        }),
      ),
    ),
  ]
}
