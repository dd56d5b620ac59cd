import { createFileRoute } from '@tanstack/react-router'

import { parseNotificationsSearch } from '../../../../features/claims/notifications/notifications-search.ts'
import { StaffNotificationsPage } from '../../../../features/claims/notifications/staff-notifications-page.tsx'
import { texts } from '../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/Claims/claims-notifications-emaxx')({
  staticData: { title: texts.staffClaimNotifications, codes: [] }, // the page says itself who may not view it (AMB-098)
  validateSearch: parseNotificationsSearch,
  component: StaffNotificationsPage,
})
