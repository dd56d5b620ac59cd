import { createFileRoute } from '@tanstack/react-router'

import { PlaceholderPage } from '../../../../../features/shell/placeholder-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/Claims/_policies/')({
  staticData: { title: 'Claims', codes: [] },
  component: PlaceholderPage,
})
