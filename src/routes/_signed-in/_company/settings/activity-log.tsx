import { createFileRoute } from '@tanstack/react-router'

import { parseActivitySearch } from '../../../../features/activity-log/activity-filters.ts'
import { ActivityLogPage } from '../../../../features/activity-log/activity-log-page.tsx'
import { texts } from '../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/settings/activity-log')({
  staticData: { title: texts.activityLog, codes: ['000-001-005'] },
  validateSearch: parseActivitySearch,
  component: ActivityLogPage,
})
