import { createFileRoute } from '@tanstack/react-router'

import { TitlePage } from '../../../../features/shell/title-page.tsx'
import { texts } from '../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/risk-management/fmcsa')({
  staticData: { title: texts.fmcsa, codes: ['003-005'] },
  component: TitlePage,
})
