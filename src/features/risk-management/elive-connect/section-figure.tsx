import { useQuery } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { useActiveCompany } from '../../../session/session-context.ts'
import { formatViews, viewsTogether } from './learning.ts'
import { viewsQuery } from './queries.ts'

/** '684 views last month' on the page of the section. */
export function ViewsLastMonth() {
  const { data } = useQuery(viewsQuery(api, useActiveCompany().clientId))
  const views = viewsTogether(data ?? [])
  return views > 0 ? <span>{`${formatViews(views)} last month`}</span> : null
}
