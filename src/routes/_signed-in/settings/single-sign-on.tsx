import { createFileRoute } from '@tanstack/react-router'

import { ProvidersPage } from '../../../features/account-security/providers/providers-page.tsx'
import { texts } from '../../texts.ts'

export const Route = createFileRoute('/_signed-in/settings/single-sign-on')({
  staticData: { title: texts.singleSignOn, codes: ['000-001-008'] },
  component: ProvidersPage,
})
