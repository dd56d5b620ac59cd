import { createFileRoute } from '@tanstack/react-router'

import { parseNotificationsSearch } from '../../../../features/claims/notifications/notifications-search.ts'
import { NotificationsPage } from '../../../../features/claims/notifications/notifications-page.tsx'
import { texts } from '../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/Claims/claims-notifications')({
  // the page itself shows a message without permission (NTF-002)
  staticData: { title: texts.claimNotifications, codes: [] },
  validateSearch: parseNotificationsSearch,
  component: NotificationsPage,
})
