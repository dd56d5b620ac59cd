import { createFileRoute } from '@tanstack/react-router'

import { parseCollateralSearch } from '../../../../features/premium-collateral/collateral-search.ts'
import { PremiumCollateralPage } from '../../../../features/premium-collateral/premium-collateral-page.tsx'
import { texts } from '../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/insurance/premium-payment-&-collateral')({
  staticData: { title: texts.premiumPaymentCollateral, codes: ['002-005'] },
  validateSearch: parseCollateralSearch,
  component: PremiumCollateralPage,
})
