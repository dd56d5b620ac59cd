import { useQuery } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { useActiveCompany } from '../../../session/session-context.ts'
import { formatViews, totalViews } from './learning.ts'
import { viewsQuery } from './queries.ts'
import { texts } from './texts.ts'

/** The views of last month, for the section page. */
export function ViewsLastMonth() {
  const { data } = useQuery(viewsQuery(api, useActiveCompany().clientId))
  const views = totalViews(data ?? [])
  return views > 0 ? <span>{texts.viewsLastMonth(formatViews(views))}</span> : null
}
