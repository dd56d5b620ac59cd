import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router'

import { EditUserPage } from '../../../../../../features/user-settings/edit-user-page.tsx'
import { isId } from '../../../../../../format/id.ts'
import { texts } from '../../../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/user-settings/$groupName/$clientId/$userId')({
  staticData: { title: texts.editUser, codes: [] },
  /** Redirects for an invalid user id (AMB-211). */
  beforeLoad: ({ params }) => {
    if (isId(params.userId)) return
    throw redirect({ to: '/user-settings/$groupName/$clientId', params, replace: true })
  },
  component: Page,
})

function Page() {
  const { groupName, clientId, userId } = Route.useParams()
  const navigate = useNavigate()
  return (
    <EditUserPage
      key={userId}
      groupName={groupName}
      clientId={Number(clientId)}
      userId={Number(userId)}
      onDone={() => void navigate({ to: '/user-settings/$groupName/$clientId', params: { groupName, clientId } })}
    />
  )
}
