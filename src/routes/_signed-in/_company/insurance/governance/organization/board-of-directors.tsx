import { createFileRoute } from '@tanstack/react-router'

import { PlaceholderPage } from '../../../../../../features/shell/placeholder-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/insurance/governance/organization/board-of-directors')({
  staticData: { title: 'Board of Directors', codes: ['002-002-007'] },
  component: PlaceholderPage,
})
