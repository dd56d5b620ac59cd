import { createFileRoute } from '@tanstack/react-router'

import { SectionPage } from '../../features/shell/section-page.tsx'

export const Route = createFileRoute('/insurance/')({
  staticData: { access: { anyOf: ['002'] } },
  component: () => <SectionPage path="/insurance" />,
})
