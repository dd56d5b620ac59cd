import { useQuery } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { useActiveCompany, useCan } from '../../../session/session-context.ts'
import { openItems } from './open-items.ts'
import { warrantiesQuery } from './queries.ts'

/** '3 open warranties' on the page of the section, for who may see them; open recommendations where there are none. */
export function OpenItems() {
  const items = useQuery({ ...warrantiesQuery(api, useActiveCompany().clientId), enabled: useCan()('003-001-003') })
  const open = (['warranty', 'recommendation'] as const).map((kind) => openItems(items.data ?? [], kind).length)
  const [warranties = 0, recommendations = 0] = open
  if (warranties > 0) return <span>{`${warranties} open ${warranties === 1 ? 'warranty' : 'warranties'}`}</span>
  return recommendations > 0 ? (
    <span>{`${recommendations} open ${recommendations === 1 ? 'recommendation' : 'recommendations'}`}</span>
  ) : null
}
