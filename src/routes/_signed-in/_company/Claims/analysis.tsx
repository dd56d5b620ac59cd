import { createFileRoute } from '@tanstack/react-router'

import { AnalysisPage } from '../../../../features/claims/analysis/analysis-page.tsx'
import { parseCompanies, type Companies } from '../../../../features/claims/reach.ts'
import { texts } from '../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/Claims/analysis')({
  staticData: { title: texts.lossAnalysis, codes: ['004-001-002'] },
  validateSearch: ({ companies }: Record<string, unknown>): { companies?: Companies } => ({
    companies: parseCompanies(companies),
  }),
  component: AnalysisPage,
})
