import { createFileRoute } from '@tanstack/react-router'

import { GroupsPage } from '../../../../features/user-settings/groups-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/user-settings/')({
  staticData: { title: 'Manage Users', codes: [] },
  component: GroupsPage,
})
