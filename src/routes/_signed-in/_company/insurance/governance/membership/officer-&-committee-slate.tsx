import { createFileRoute } from '@tanstack/react-router'

import { PlaceholderPage } from '../../../../../../features/shell/placeholder-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/insurance/governance/membership/officer-&-committee-slate')({
  staticData: { title: 'Officer & Committee Slate', codes: ['002-002-004'] },
  component: PlaceholderPage,
})
