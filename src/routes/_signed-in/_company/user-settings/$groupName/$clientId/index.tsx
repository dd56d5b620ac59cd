import { createFileRoute } from '@tanstack/react-router'

import { UsersPage } from '../../../../../../features/user-settings/users-page.tsx'
import { parseTableState } from '../../../../../../ui/data-table/table-state.ts'
import { texts } from '../../../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/user-settings/$groupName/$clientId/')({
  staticData: { title: texts.users, codes: [] },
  validateSearch: parseTableState,
  component: Page,
})

function Page() {
  const { groupName, clientId } = Route.useParams()
  return <UsersPage groupName={groupName} clientId={Number(clientId)} />
}
