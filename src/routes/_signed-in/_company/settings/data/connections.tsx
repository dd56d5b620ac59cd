import { createFileRoute } from '@tanstack/react-router'

import { ConnectionsPage } from '../../../../../features/connections/connections-page.tsx'
import { parseTableState } from '../../../../../ui/data-table/table-state.ts'
import { texts } from '../../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/settings/data/connections')({
  staticData: { title: texts.connections, codes: [] },
  validateSearch: parseTableState,
  component: ConnectionsPage,
})
