import { createFileRoute } from '@tanstack/react-router'

import { parseNotificationsSearch } from '../../../../features/claims/notifications/notifications-search.ts'
import { StaffNotificationsPage } from '../../../../features/claims/notifications/staff-notifications-page.tsx'
import { texts } from '../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/Claims/claims-notifications-emaxx')({
  // the page itself shows a message without permission (AMB-098)
  staticData: { title: texts.staffClaimNotifications, codes: [] },
  validateSearch: parseNotificationsSearch,
  component: StaffNotificationsPage,
})
