import type { Group } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'

import { api } from '../../api/api.ts'
import { useActiveCompany } from '../../session/session-context.ts'
import { ContentsList } from '../../ui/contents-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { isStaffGroup, segmentOf } from './groups.ts'
import { groupsQuery } from './queries.ts'

/** /user-settings: whose people (USR-001). The staff have no companies and open at once (USR-007). */
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
      <PageHeader>Please select a group</PageHeader>
      <QueryView
        query={groups}
        pending={<LoadingState label="Loading groups" shape="rows" count={5} />}
        failed={{ title: 'The groups did not load', kept: 'Nobody’s access has changed.' }}
        empty={<EmptyState title="No Groups Found." />}
      >
        {(loaded) => <ContentsList entries={loaded.map(entryOf)} />}
      </QueryView>
    </>
  )
}

function aboutGroup(group: Group): string {
  if (isStaffGroup(group)) return 'The people who run the program.'
  switch (group.Code) {
    case 'Policyholder':
      return 'People of the companies that are members.'
    case 'XPolicyholder':
      return 'People of the companies that were members.'
    case 'Prospect':
      return 'People of the companies that may become members.'
    case 'Broker':
      return 'People of the brokers.'
    default:
      return 'People of its companies.'
  }
}
