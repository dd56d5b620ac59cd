import { createFileRoute } from '@tanstack/react-router'

import { PlaceholderPage } from '../../../../../../features/shell/placeholder-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/user-settings/$groupName/$clientId/add')({
  staticData: { title: 'Add User', codes: [] },
  component: PlaceholderPage,
})
