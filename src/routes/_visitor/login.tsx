import { createFileRoute, useLocation, useRouter } from '@tanstack/react-router'

import { takeUnsentReport } from '../../features/claim-reporting/model/drafts/unsent-report.ts'
import { LoginPage } from '../../features/auth/login-page.tsx'
import { texts } from '../texts.ts'

export const Route = createFileRoute('/_visitor/login')({
  staticData: { title: texts.login, codes: [] },
  component: Login,
})

function Login() {
  const router = useRouter()
  const wanted = useLocation({ select: (location) => location.state.wanted })
  return <LoginPage onSignedIn={() => router.navigate({ to: wanted ?? takeUnsentReport() ?? '/', replace: true })} />
}
