import { createFileRoute } from '@tanstack/react-router'

import { TitlePage } from '../../features/shell/title-page.tsx'

export const Route = createFileRoute('/risk-management/fmcsa')({
  staticData: { access: { anyOf: ['003-005'] } },
  component: () => <TitlePage title="FMCSA" />,
})
