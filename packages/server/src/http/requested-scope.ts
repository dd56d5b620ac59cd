import { and, eq } from 'drizzle-orm'
import type { Endpoint, QueryOf } from '@captive/api-client/contract'
import type { Validator } from 'typebox/compile'

import type { InTransaction } from '../database/in-transaction.ts'
import { inScope, programInScope, type Scope } from '../database/scope.ts'
import { clients } from '../database/tables/clients.ts'
import { programs } from '../database/tables/reference.ts'
import { NotFoundError } from '../errors/refusals.ts'
import { failed } from './outcome.ts'
import { texts } from './texts.ts'

/** Whether the company or program in the query is in scope; true if the query has none. */
export async function isRequestedInScope(
  { scope: endpointScope }: Endpoint,
  query: QueryOf<Endpoint>,
  scope: Scope,
  inTransaction: InTransaction,
): Promise<boolean> {
  if (typeof endpointScope === 'string') return true
  // A parameter that a scope names is an id in the contract; a test of the contract checks that it exists.
  const idOf = (parameter: string) => (query as unknown as Record<string, number>)[parameter] ?? 0
  // The scope of most callers is one company, which is in the session.
  if ('company' in endpointScope && scope.kind === 'own') return idOf(endpointScope.company) === scope.companyId
  const found = await inTransaction((tx) =>
    'company' in endpointScope
      ? tx
          .select({ id: clients.ClientId })
          .from(clients)
          .where(and(eq(clients.ClientId, idOf(endpointScope.company)), inScope(scope)))
      : tx
          .select({ id: programs.RecId })
          .from(programs)
          .where(and(eq(programs.RecId, idOf(endpointScope.program)), programInScope(scope, programs.RecId))),
  )
  return found.length > 0
}

/** The response for a company or program that does not exist. One that is out of scope gets the same response. */
export function notFoundResponse(answers: Validator | undefined): unknown {
  if (!answers) throw new NotFoundError(texts.noSuchFile)
  const candidates = [{ Payload: null }, { Payload: [] }, failed(texts.noSuchCompany)]
  return candidates.find((candidate) => answers.Check(candidate))
}
