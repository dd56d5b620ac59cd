import { createFileRoute } from '@tanstack/react-router'

import { PlaceholderPage } from '../../../../features/shell/placeholder-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/settings/activity-log')({
  staticData: { title: 'Activity Log', codes: ['000-001-005'] },
  component: PlaceholderPage,
})
