import { contract } from '@captive/api-client/contract'

import { outcomeOf } from '../../http/outcome.ts'
import { implement, implementRead, type Implementation } from '../../http/implement.ts'
import type { Dependencies } from '../../dependencies.ts'
import { pathOf } from '../../validators/form-validators.ts'
import { endorsementFormOf, readQuestions } from './endorsement-form.ts'
import { listEndorsements } from './queries.ts'
import { storeRequest } from './store-request.ts'

export function endorsementsRoutes(dependencies: Dependencies): Implementation[] {
  return [
    implementRead(contract.getEndorsements, async ({ query: { ClientId, ...page }, tx, scope }) => ({
      Payload: await listEndorsements(tx, scope, ClientId, page),
    })),

    implement(contract.getEndorsementQuestions, async ({ inTransaction }) => {
      const questions = await inTransaction(readQuestions)
      if (!questions) return { Payload: null }
      const { number, tables } = questions
      const validator = await dependencies.validators.publish(endorsementFormOf([], tables))
      return { Payload: { Version: number, Tables: tables, Validator: pathOf(validator) } }
    }),

    implement(
      contract.requestEndorsement,
      async ({ query, body, session, inTransaction }) => {
        const identity = { requestId: query.RequestId, clientId: query.ClientId }
        return outcomeOf(async () => {
          await inTransaction((tx) => storeRequest(tx, dependencies, session, identity, body))
          await dependencies.database.makeDurable()
        })
      },
      { attempts: 'endorsement' },
    ),
  ]
}
