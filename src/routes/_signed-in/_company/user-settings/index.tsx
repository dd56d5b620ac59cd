import { createFileRoute } from '@tanstack/react-router'

import { GroupsPage } from '../../../../features/user-settings/groups-page.tsx'
import { texts } from '../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/user-settings/')({
  staticData: { title: texts.manageUsers, codes: [] },
  component: GroupsPage,
})
