import { createFileRoute } from '@tanstack/react-router'

import { SectionPage } from '../../features/shell/section-page.tsx'

export const Route = createFileRoute('/risk-management/')({
  staticData: { access: { anyOf: ['003'] } },
  component: () => <SectionPage path="/risk-management" />,
})
