import { useQuery } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { useActiveCompany, useCan } from '../../../session/session-context.ts'
import { formatViews, viewsTogether } from './learning.ts'
import { viewsQuery } from './queries.ts'

/** '684 views last month' on the page of the section, for who may open eLive Connect. */
export function ViewsLastMonth() {
  const { data } = useQuery({ ...viewsQuery(api, useActiveCompany().clientId), enabled: useCan()('003-003') })
  const views = viewsTogether(data ?? [])
  return views > 0 ? `${formatViews(views)} last month` : null
}
