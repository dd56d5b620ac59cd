import { IconUsers } from '@tabler/icons-react'

import { useActiveCompany, useCan, useSession } from '../../../session/session-context.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useSearchParams } from '../../../ui/use-search-params.ts'
import { NoPermissionPage } from './no-permission-page.tsx'
import { NotificationsView } from './notifications-view.tsx'
import { texts } from './texts.ts'

/** /claims/claims-notifications: the user's own notifications (NTF-001, NTF-002). */
export function NotificationsPage() {
  const { userRecId, loginClientId, userEmail } = useSession()
  const { clientName } = useActiveCompany()
  const can = useCan()
  const params = useSearchParams('/_signed-in/_company/Claims/claims-notifications')
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
            {texts.page.staffLink}
          </LinkButton>
        }
      >
        {texts.page.about(clientName)}
      </PageHeader>
      <NotificationsView recipient={{ userRecId, clientId: loginClientId, email: userEmail }} params={params} />
    </>
  )
}
