import { createFileRoute } from '@tanstack/react-router'

import { parseCollateralSearch } from '../../../../features/premium-collateral/collateral-search.ts'
import { PremiumCollateralPage } from '../../../../features/premium-collateral/premium-collateral-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/insurance/premium-payment-&-collateral')({
  staticData: { title: 'Premium Payment & Collateral', codes: ['002-005'] },
  validateSearch: parseCollateralSearch,
  component: PremiumCollateralPage,
})
