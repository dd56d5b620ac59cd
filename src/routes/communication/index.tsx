import { createFileRoute } from '@tanstack/react-router'

import { SectionPage } from '../../features/shell/section-page.tsx'

export const Route = createFileRoute('/communication/')({
  staticData: { access: { anyOf: ['005'] } },
  component: () => <SectionPage path="/communication" />,
})
