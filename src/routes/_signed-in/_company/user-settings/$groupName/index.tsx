import { createFileRoute, redirect } from '@tanstack/react-router'

import { CompaniesPage } from '../../../../../features/user-settings/companies-page.tsx'
import { isStaffSegment } from '../../../../../features/user-settings/groups.ts'
import { parseTableState } from '../../../../../ui/data-table/table-state.ts'
import { texts } from '../../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/user-settings/$groupName/')({
  staticData: { title: texts.companies, codes: [] },
  validateSearch: parseTableState,
  /** Opens the staff users directly, with the active company in the path (AMB-015). */
  beforeLoad: ({ context: { company }, params }) => {
    if (!isStaffSegment(params.groupName)) return
    const clientId = String(company.clientId)
    throw redirect({ to: '/user-settings/$groupName/$clientId', params: { ...params, clientId }, replace: true })
  },
  component: Page,
})

function Page() {
  const { groupName } = Route.useParams()
  return <CompaniesPage groupName={groupName} />
}
