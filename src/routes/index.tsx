import { createFileRoute, useLocation } from '@tanstack/react-router'

import { LandingPage } from '../features/auth/landing-page.tsx'
import { UnsentReport } from '../features/claim-reporting/unsent-report.tsx'
import { HomePage } from '../features/shell/home-page.tsx'

export const Route = createFileRoute('/')({
  staticData: { access: 'everyone' },
  component: Index,
})

function Index() {
  const { session } = Route.useRouteContext()
  const { wanted, unsentReport } = useLocation({ select: (location) => location.state })
  const notice = unsentReport && <UnsentReport mode={unsentReport} signedIn={session.isLoggedIn} />
  return session.isLoggedIn ? <HomePage notice={notice} /> : <LandingPage wanted={wanted} notice={notice} />
}
