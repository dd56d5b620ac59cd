import { createFileRoute, useLocation } from '@tanstack/react-router'

import { LandingPage } from '../features/auth/landing-page.tsx'
import { HomePage } from '../features/shell/home-page.tsx'

export const Route = createFileRoute('/')({
  staticData: { access: 'everyone' },
  component: Index,
})

function Index() {
  const { session } = Route.useRouteContext()
  const wanted = useLocation({ select: (location) => location.state.wanted })
  return session.isLoggedIn ? <HomePage /> : <LandingPage wanted={wanted} />
}
