import { createFileRoute } from '@tanstack/react-router'

import { PlaceholderPage } from '../../../../features/shell/placeholder-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/settings/document-upload')({
  staticData: { title: 'Document Upload', codes: ['000-001-004'] },
  component: PlaceholderPage,
})
