import { createFileRoute } from '@tanstack/react-router'

import { ForgotPage } from '../../features/auth/forgot-page.tsx'

export const Route = createFileRoute('/_visitor/forgot')({
  staticData: { title: 'Forgot Password', codes: [] },
  component: ForgotPage,
})
