import { createFileRoute } from '@tanstack/react-router'

import { SecurityPage } from '../../../features/account-security/security/security-page.tsx'
import { texts } from '../../texts.ts'

export const Route = createFileRoute('/_signed-in/settings/security')({
  staticData: { title: texts.security, codes: [] },
  component: SecurityPage,
})
