import { minSearchLength, searchText, type PermissionCode, type SearchHit } from '@captive/api-client/contract'

import type { Transaction } from '../../database/database.ts'
import type { Session } from '../../session/session.ts'
import { findClaims } from './find-claims.ts'
import { findCompanies } from './find-companies.ts'
import { findDocuments } from './find-documents.ts'
import { findVehicles } from './find-vehicles.ts'
import { findUsers } from './find-users.ts'
import type { SearchQuery } from './search-query.ts'

type Find = (tx: Transaction, session: Session, query: SearchQuery) => Promise<SearchHit[]>

/** The searches, with the codes of the page that shows the hits. One set of codes is enough. */
const kinds: readonly { find: Find; codes: readonly (readonly PermissionCode[])[] }[] = [
  { find: findClaims, codes: [['004', '004-001', '004-001-002']] },
  { find: findCompanies, codes: [['000-001-001']] },
  { find: findUsers, codes: [['000-001-002'], ['000-001-003']] },
  { find: findDocuments, codes: [[]] },
  { find: findVehicles, codes: [['002', '002-003', '002-003-006']] },
]

/** The most hits of a kind. */
const maxHits = 5

/**
 * Hits that contain all words and that the caller may open, by kind. Exact matches come first, and so do their kinds.
 */
export async function searchPortal(tx: Transaction, session: Session, query: SearchQuery): Promise<SearchHit[]> {
  const named = searchText(query.text)
  if (named.length < minSearchLength) return []
  const byName = (one: SearchHit, other: SearchHit) => Number(isNamed(other, named)) - Number(isNamed(one, named))
  const found: SearchHit[] = []
  for (const { find, codes } of kinds)
    if (codes.some((needed) => needed.every((code) => session.permissions.has(code))))
      found.push(...(await find(tx, session, query)).toSorted(byName).slice(0, maxHits))
  return [...Map.groupBy(found, ({ Kind }) => Kind).values()]
    .toSorted(([one], [other]) => (one && other ? byName(one, other) : 0))
    .flat()
}

const isNamed = ({ Kind, RecId, Label, Detail }: SearchHit, named: string): boolean =>
  [Label, Detail, Kind === 'company' ? String(RecId) : ''].some((name) => searchText(name) === named)
