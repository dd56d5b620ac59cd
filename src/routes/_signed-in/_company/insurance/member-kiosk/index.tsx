import { createFileRoute } from '@tanstack/react-router'

import { RequestedChanges } from '../../../../../features/endorsements/requested-changes.tsx'
import { RequestsMetric } from '../../../../../features/endorsements/requests-in-progress.tsx'
import { MemberKioskPage } from '../../../../../features/member-kiosk/member-kiosk-page.tsx'
import { parseTableState } from '../../../../../ui/data-table/table-state.ts'
import { texts } from '../../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/insurance/member-kiosk/')({
  staticData: { title: texts.memberKiosk, codes: [] },
  validateSearch: parseTableState,
  component: () => <MemberKioskPage underWay={<RequestsMetric />} requested={<RequestedChanges />} />,
})
