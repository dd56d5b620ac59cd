import { createFileRoute } from '@tanstack/react-router'

import { FinancialPage } from '../../../../features/financial/financial-page.tsx'
import { parseProgramSearch } from '../../../../programs/program-search.ts'
import { parseTableState } from '../../../../ui/data-table/table-state.ts'

export const Route = createFileRoute('/_signed-in/_company/insurance/financial-&-profitability')({
  staticData: { title: 'Financial & Profitability', codes: ['002-004'] },
  validateSearch: (search: Record<string, unknown>) => ({
    ...parseTableState(search),
    ...parseProgramSearch(search),
    ...(Number.isSafeInteger(search['year']) && { year: Number(search['year']) }),
  }),
  component: FinancialPage,
})
