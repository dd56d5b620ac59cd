import { IconUsers } from '@tabler/icons-react'

import { useActiveCompany, useCan, useSession } from '../../../session/session-context.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { NoPermissionPage } from './no-permission-page.tsx'
import { NotificationsView } from './notifications-view.tsx'

/** /claims/claims-notifications: the user's own notifications (NTF-001, NTF-002). */
export function NotificationsPage() {
  const { userRecId, loginClientId, userEmail } = useSession()
  const { clientName } = useActiveCompany()
  const can = useCan()
  if (!can('004-001-004')) return <NoPermissionPage />
  return (
    <>
      <PageHeader
        actions={
          <LinkButton
            to="/claims/claims-notifications-emaxx"
            allowed={can('004-001-007')}
            icon={<IconUsers size={20} aria-hidden />}
          >
            Staff notifications
          </LinkButton>
        }
      >{`Claims of ${clientName} reported in the last 90 days that met a criterion you selected.`}</PageHeader>
      <NotificationsView watcher={{ userRecId, clientId: loginClientId, email: userEmail }} />
    </>
  )
}
