import type { SearchHit } from '@captive/api-client/contract'
import { and, asc, sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { inScope } from '../../database/scope.ts'
import { hasWords } from '../../database/search-text.ts'
import { clients } from '../../database/tables/clients.ts'
import type { Session } from '../../session/session.ts'
import { maxCandidates, type SearchQuery } from './search-query.ts'

/** Companies by number, code, name or place. */
export async function findCompanies(tx: Transaction, { scope }: Session, { text }: SearchQuery): Promise<SearchHit[]> {
  const found = await tx
    .select({
      RecId: clients.ClientId,
      Label: clients.ClientName,
      Detail: sql<string>`${clients.City} || ', ' || ${clients.State}`,
      ClientId: clients.ClientId,
    })
    .from(clients)
    .where(and(inScope(scope), ...hasWords(text, searched)))
    .orderBy(asc(clients.ClientName), asc(clients.ClientId))
    .limit(maxCandidates)
  return found.map((company) => ({ ...company, Kind: 'company', Date: null, ClientName: null, Link: '/' }))
}

const searched = sql`concat_ws(' ', ${clients.ClientId}, ${clients.ClientCode}, ${clients.ClientName}, ${clients.City})`
