import { createFileRoute } from '@tanstack/react-router'

import { PlaceholderPage } from '../../../../features/shell/placeholder-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/communication/emaxx-directory')({
  staticData: { title: 'Staff Directory', codes: ['005-002'] },
  component: PlaceholderPage,
})
