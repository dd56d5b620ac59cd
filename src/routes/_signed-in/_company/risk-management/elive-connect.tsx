import { createFileRoute } from '@tanstack/react-router'

import { EliveConnectPage } from '../../../../features/risk-management/elive-connect/elive-connect-page.tsx'
import { parseTableState } from '../../../../ui/data-table/table-state.ts'
import { texts } from '../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/risk-management/elive-connect')({
  staticData: { title: texts.eliveConnect, codes: ['003-003'] },
  validateSearch: parseTableState,
  component: EliveConnectPage,
})
