import { createFileRoute } from '@tanstack/react-router'

import { FinancialPage } from '../../../../features/financial/financial-page.tsx'
import { parseFinancialSearch } from '../../../../features/financial/financial-search.ts'
import { texts } from '../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/insurance/financial-&-profitability')({
  staticData: { title: texts.financialProfitability, codes: ['002-004'] },
  validateSearch: parseFinancialSearch,
  component: FinancialPage,
})
