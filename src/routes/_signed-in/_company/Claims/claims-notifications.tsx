import { createFileRoute } from '@tanstack/react-router'

import { parseNotificationsSearch } from '../../../../features/claims/notifications/notifications-search.ts'
import { NotificationsPage } from '../../../../features/claims/notifications/notifications-page.tsx'
import { texts } from '../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/Claims/claims-notifications')({
  staticData: { title: texts.claimNotifications, codes: [] }, // the page says itself who may not view it (NTF-002)
  validateSearch: parseNotificationsSearch,
  component: NotificationsPage,
})
