import { createFileRoute } from '@tanstack/react-router'

import { FundsTogether, NewInGovernance } from '../../../../features/dashboard/section-figures.tsx'
import { RequestsUnderWay } from '../../../../features/endorsements/requests-under-way.tsx'
import { PoliciesInForce } from '../../../../features/policy-library/section-figure.tsx'
import { SectionPage } from '../../../../features/shell/section-page.tsx'

const figures = {
  '/insurance/policy-library': <PoliciesInForce />,
  '/insurance/governance': <NewInGovernance />,
  '/insurance/member-kiosk': <RequestsUnderWay />,
  '/insurance/financial-&-profitability': <FundsTogether />,
}

export const Route = createFileRoute('/_signed-in/_company/insurance/')({
  staticData: { title: 'Insurance', codes: [] },
  component: () => <SectionPage path="/insurance" figures={figures} />,
})
