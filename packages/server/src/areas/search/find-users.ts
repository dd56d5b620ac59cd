import type { SearchHit } from '@captive/api-client/contract'

import type { Transaction } from '../../database/database.ts'
import type { Session } from '../../session/session.ts'
import { administrationScope, isEditable, listPeople } from '../user-settings/index.ts'
import { maxCandidates, type SearchQuery } from './search-query.ts'

/** Users that the caller administers, by name or email. */
export async function findUsers(tx: Transaction, session: Session, { text }: SearchQuery): Promise<SearchHit[]> {
  const found = await listPeople(tx, administrationScope(session), { Search: text }, { limit: maxCandidates })
  return found.map((user) => {
    const list = `/user-settings/${encodeURIComponent((user.GroupName ?? 'member').toLowerCase())}/${user.ClientId}`
    return {
      Kind: 'user',
      RecId: user.RecId,
      Label: `${user.FirstName} ${user.LastName}`,
      Detail: user.Email,
      Date: null,
      ClientId: user.ClientId,
      ClientName: user.ClientName,
      Link: isEditable(session, user) ? `${list}/${user.RecId}` : list,
    }
  })
}
