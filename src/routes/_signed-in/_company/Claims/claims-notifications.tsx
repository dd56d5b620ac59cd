import { createFileRoute } from '@tanstack/react-router'

import { parseNotificationsAddress } from '../../../../features/claims/notifications/notifications-address.ts'
import { NotificationsPage } from '../../../../features/claims/notifications/notifications-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/Claims/claims-notifications')({
  staticData: { title: 'Claim Notifications', codes: [] }, // the page says itself who may not view it (NTF-002)
  validateSearch: parseNotificationsAddress,
  component: NotificationsPage,
})
