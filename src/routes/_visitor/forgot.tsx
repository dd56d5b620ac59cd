import { createFileRoute } from '@tanstack/react-router'

import { ForgotPage } from '../../features/auth/forgot-page.tsx'
import { texts } from '../texts.ts'

export const Route = createFileRoute('/_visitor/forgot')({
  staticData: { title: texts.forgotPassword, codes: [] },
  component: ForgotPage,
})
