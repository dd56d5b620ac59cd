import { createFileRoute } from '@tanstack/react-router'

import { DeliveriesPage } from '../../../../../features/deliveries/deliveries-page.tsx'
import { parseDeliveriesSearch } from '../../../../../features/deliveries/deliveries-search.ts'
import { texts } from '../../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/settings/data/')({
  staticData: { title: texts.dataDeliveries, codes: [] },
  validateSearch: parseDeliveriesSearch,
  component: DeliveriesPage,
})
