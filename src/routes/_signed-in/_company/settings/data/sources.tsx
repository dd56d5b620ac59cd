import { createFileRoute } from '@tanstack/react-router'

import { SourcesPage } from '../../../../../features/deliveries/sources/sources-page.tsx'
import { parseTableState } from '../../../../../ui/data-table/table-state.ts'
import { texts } from '../../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/settings/data/sources')({
  staticData: { title: texts.dataSources, codes: [] },
  validateSearch: parseTableState,
  component: SourcesPage,
})
