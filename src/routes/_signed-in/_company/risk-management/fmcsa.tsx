import { createFileRoute } from '@tanstack/react-router'

import { TitlePage } from '../../../../features/shell/title-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/risk-management/fmcsa')({
  staticData: { title: 'FMCSA', codes: ['003-005'] },
  component: TitlePage,
})
