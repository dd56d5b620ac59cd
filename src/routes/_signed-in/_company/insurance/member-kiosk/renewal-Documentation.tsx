import { createFileRoute } from '@tanstack/react-router'

import { PlaceholderPage } from '../../../../../features/shell/placeholder-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/insurance/member-kiosk/renewal-Documentation')({
  staticData: { title: 'Renewal Documentation', codes: ['002-003-005'] },
  component: PlaceholderPage,
})
