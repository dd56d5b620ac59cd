import { createFileRoute } from '@tanstack/react-router'

import { ViewsLastMonth } from '../../../../features/risk-management/elive-connect/section-figure.tsx'
import { OpenItems } from '../../../../features/risk-management/loss-prevention/section-figure.tsx'
import { SpeedRank } from '../../../../features/risk-management/telematics/section-figure.tsx'
import { SectionPage } from '../../../../features/shell/navigation/section-page.tsx'
import { texts } from '../../../texts.ts'

const figures = {
  '/risk-management/loss-prevention-&-safety': <OpenItems />,
  '/risk-management/telematics-exchange': <SpeedRank />,
  '/risk-management/elive-connect': <ViewsLastMonth />,
}

export const Route = createFileRoute('/_signed-in/_company/risk-management/')({
  staticData: { title: texts.riskManagement, codes: [] },
  component: () => <SectionPage path="/risk-management" figures={figures} />,
})
