import { useQuery } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { useActiveCompany, useCan } from '../../../session/session-context.ts'
import { speedRanksQuery } from './queries.ts'
import { formatRank } from './speeding.ts'

/** The rank of the company, for the section page. */
export function SpeedRank() {
  const ranks = useQuery({
    ...speedRanksQuery(api, useActiveCompany().clientId),
    enabled: useCan()('003-002-001'),
  })
  const [newest] = ranks.data ?? []
  return newest ? <span>{formatRank(newest)}</span> : null
}
