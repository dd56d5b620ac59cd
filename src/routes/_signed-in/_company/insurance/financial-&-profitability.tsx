import { createFileRoute } from '@tanstack/react-router'

import { PlaceholderPage } from '../../../../features/shell/placeholder-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/insurance/financial-&-profitability')({
  staticData: { title: 'Financial & Profitability', codes: ['002-004'] },
  component: PlaceholderPage,
})
