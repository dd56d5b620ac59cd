import { isStaffGroup, type Group } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'

import { api } from '../../api/api.ts'
import { useActiveCompany } from '../../session/session-context.ts'
import { ContentsList } from '../../ui/contents-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { segmentOf } from './groups.ts'
import { groupsQuery } from './queries.ts'
import { texts } from './texts.ts'

/** /user-settings: the groups of users. The staff group has no list of companies, so it opens its users. */
export function GroupsPage() {
  const { clientId } = useActiveCompany()
  const groups = useQuery(groupsQuery(api))
  const entryOf = (group: Group) => {
    const path = `/user-settings/${encodeURIComponent(segmentOf(group))}`
    return {
      path: isStaffGroup(group) ? `${path}/${clientId}` : path,
      label: group.Name,
      about: aboutGroup(group),
      allowed: true,
    }
  }
  return (
    <>
      <PageHeader>{texts.groups.title}</PageHeader>
      <QueryView
        query={groups}
        pending={<LoadingState label={texts.groups.loading} shape="rows" count={5} />}
        failed={texts.groups.failed}
        empty={<EmptyState title={texts.groups.empty} />}
      >
        {(loaded) => <ContentsList entries={loaded.map(entryOf)} />}
      </QueryView>
    </>
  )
}

function aboutGroup(group: Group): string {
  const { about } = texts.groups
  if (isStaffGroup(group)) return about.staff
  switch (group.Code) {
    case 'Policyholder':
    case 'XPolicyholder':
    case 'Prospect':
    case 'Broker':
      return about[group.Code]
    default:
      return about.other
  }
}
