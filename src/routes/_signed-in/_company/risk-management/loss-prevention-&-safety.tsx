import { createFileRoute } from '@tanstack/react-router'

import { PlaceholderPage } from '../../../../features/shell/placeholder-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/risk-management/loss-prevention-&-safety')({
  staticData: { title: 'Loss Prevention & Safety', codes: ['003-001'] },
  component: PlaceholderPage,
})
