import { createFileRoute } from '@tanstack/react-router'

import { EndorsementsPage } from '../../../../../features/endorsements/endorsements-page.tsx'
import { texts } from '../../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/insurance/member-kiosk/endorsements')({
  staticData: { title: texts.endorsements, codes: ['002-003-002'] },
  component: EndorsementsPage,
})
