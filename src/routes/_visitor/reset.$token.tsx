import { createFileRoute } from '@tanstack/react-router'

import { PasswordPage } from '../../features/auth/password-page.tsx'
import { texts } from '../texts.ts'

export const Route = createFileRoute('/_visitor/reset/$token')({
  staticData: { title: texts.resetPassword, codes: [] },
  component: Page,
})

function Page() {
  const { token } = Route.useParams()
  return <PasswordPage purpose="reset" token={token} />
}
