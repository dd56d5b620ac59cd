import { createFileRoute } from '@tanstack/react-router'

import { parseNotificationsAddress } from '../../../../features/claims/notifications/notifications-address.ts'
import { StaffNotificationsPage } from '../../../../features/claims/notifications/staff-notifications-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/Claims/claims-notifications-emaxx')({
  staticData: { title: 'Staff Claim Notifications', codes: [] }, // the page says itself who may not view it (AMB-098)
  validateSearch: parseNotificationsAddress,
  component: StaffNotificationsPage,
})
