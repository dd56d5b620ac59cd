import { createFileRoute } from '@tanstack/react-router'

import { PlaceholderPage } from '../../../../features/shell/placeholder-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/insurance/program-information')({
  staticData: { title: 'Program Information', codes: ['002-006'] },
  component: PlaceholderPage,
})
