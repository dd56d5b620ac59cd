import { openItems } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { useActiveCompany, useCan } from '../../../session/session-context.ts'
import { warrantiesQuery } from './queries.ts'
import { texts } from './texts.ts'

/** The number of open warranties for the section page, or of open recommendations if there are no warranties. */
export function OpenItems() {
  const items = useQuery({ ...warrantiesQuery(api, useActiveCompany().clientId), enabled: useCan()('003-001-003') })
  const open = (['warranty', 'recommendation'] as const).map((kind) => openItems(items.data ?? [], kind).length)
  const [warranties = 0, recommendations = 0] = open
  if (warranties > 0) return <span>{texts.openItems.warranties(warranties)}</span>
  return recommendations > 0 ? <span>{texts.openItems.recommendations(recommendations)}</span> : null
}
