import { createFileRoute } from '@tanstack/react-router'

import { PasswordPage } from '../../features/auth/password-page.tsx'
import { texts } from '../texts.ts'

export const Route = createFileRoute('/_visitor/setup/$token')({
  staticData: { title: texts.setPassword, codes: [] },
  component: Page,
})

function Page() {
  const { token } = Route.useParams()
  return <PasswordPage purpose="set" token={token} />
}
