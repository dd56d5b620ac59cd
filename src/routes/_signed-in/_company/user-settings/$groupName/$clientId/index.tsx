import { createFileRoute } from '@tanstack/react-router'

import { PlaceholderPage } from '../../../../../../features/shell/placeholder-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/user-settings/$groupName/$clientId/')({
  staticData: { title: 'Manage Users', codes: [] },
  component: PlaceholderPage,
})
