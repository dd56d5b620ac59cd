import { createFileRoute, useNavigate } from '@tanstack/react-router'

import { AddUserPage } from '../../../../../../features/user-settings/add-user-page.tsx'
import { texts } from '../../../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/user-settings/$groupName/$clientId/add')({
  staticData: { title: texts.addUser, codes: [] },
  component: Page,
})

function Page() {
  const { groupName, clientId } = Route.useParams()
  const navigate = useNavigate()
  return (
    <AddUserPage
      groupName={groupName}
      clientId={Number(clientId)}
      onDone={() => void navigate({ to: '/user-settings/$groupName/$clientId', params: { groupName, clientId } })}
    />
  )
}
