import { createFileRoute } from '@tanstack/react-router'

import { PasswordPage } from '../../features/auth/password-page.tsx'

export const Route = createFileRoute('/_visitor/setup/$token')({
  staticData: { title: 'Set Password', codes: [] },
  component: Page,
})

function Page() {
  const { token } = Route.useParams()
  return <PasswordPage purpose="set" token={token} />
}
