import { createFileRoute } from '@tanstack/react-router'

import { FundTotal, NewGovernanceDocuments } from '../../../../features/dashboard/section-facts.tsx'
import { RequestsInProgress } from '../../../../features/endorsements/requests-in-progress.tsx'
import { PoliciesInForce } from '../../../../features/policy-library/section-figure.tsx'
import { SectionPage } from '../../../../features/shell/navigation/section-page.tsx'
import { texts } from '../../../texts.ts'

const figures = {
  '/insurance/policy-library': <PoliciesInForce />,
  '/insurance/governance': <NewGovernanceDocuments />,
  '/insurance/member-kiosk': <RequestsInProgress />,
  '/insurance/financial-&-profitability': <FundTotal />,
}

export const Route = createFileRoute('/_signed-in/_company/insurance/')({
  staticData: { title: texts.insurance, codes: [] },
  component: () => <SectionPage path="/insurance" figures={figures} />,
})
