import { createFileRoute } from '@tanstack/react-router'

import { PlaceholderPage } from '../../../../features/shell/placeholder-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/insurance/premium-payment-&-collateral')({
  staticData: { title: 'Premium Payment & Collateral', codes: ['002-005'] },
  component: PlaceholderPage,
})
