import { createFileRoute } from '@tanstack/react-router'

import { GovernancePage } from '../../../../../features/governance/governance-page.tsx'
import { texts } from '../../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/insurance/governance/')({
  staticData: { title: texts.governance, codes: [] },
  component: GovernancePage,
})
