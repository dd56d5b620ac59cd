import { createFileRoute } from '@tanstack/react-router'

import { DeliveriesPage } from '../../../../../features/deliveries/deliveries-page.tsx'
import { parseTableState } from '../../../../../ui/data-table/table-state.ts'
import { texts } from '../../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/settings/data/')({
  staticData: { title: texts.dataDeliveries, codes: [] },
  validateSearch: parseTableState,
  component: DeliveriesPage,
})
