import { createFileRoute } from '@tanstack/react-router'

import { PlaceholderPage } from '../../../../features/shell/placeholder-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/insurance/policy-library')({
  staticData: { title: 'Policy Library', codes: ['002-001'] },
  component: PlaceholderPage,
})
