import { createFileRoute } from '@tanstack/react-router'

import { PlaceholderPage } from '../../../../../features/shell/placeholder-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/insurance/member-kiosk/endorsements')({
  staticData: { title: 'Endorsements', codes: ['002-003-002'] },
  component: PlaceholderPage,
})
