import { createFileRoute, useLocation, useRouter } from '@tanstack/react-router'

import { takeUnsentReport } from '../../features/claim-reporting/start/unsent-report-state.ts'
import { LoginPage } from '../../features/auth/login-page.tsx'

export const Route = createFileRoute('/_visitor/login')({
  staticData: { title: 'Login', codes: [] },
  component: Login,
})

function Login() {
  const router = useRouter()
  const wanted = useLocation({ select: (location) => location.state.wanted })
  return <LoginPage onSignedIn={() => router.navigate({ to: wanted ?? takeUnsentReport() ?? '/', replace: true })} />
}
