import { createFileRoute } from '@tanstack/react-router'

import { RequestedChanges } from '../../../../../features/endorsements/requested-changes.tsx'
import { RequestsFigure } from '../../../../../features/endorsements/requests-under-way.tsx'
import { MemberKioskPage } from '../../../../../features/member-kiosk/member-kiosk-page.tsx'
import { parseTableState } from '../../../../../ui/data-table/table-state.ts'

export const Route = createFileRoute('/_signed-in/_company/insurance/member-kiosk/')({
  staticData: { title: 'Member Kiosk', codes: [] },
  validateSearch: parseTableState,
  component: () => <MemberKioskPage underWay={<RequestsFigure />} requested={<RequestedChanges />} />,
})
