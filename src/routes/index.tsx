import { createFileRoute, lazyRouteComponent, useLocation, useRouter } from '@tanstack/react-router'

import { LandingPage } from '../features/auth/landing-page.tsx'
import { UnsentReport } from '../features/claim-reporting/start/unsent-report.tsx'
import { requireCompany } from '../session/route-access.ts'
import { titleText } from '../ui/route-title.ts'

const DashboardPage = lazyRouteComponent(() => import('../features/dashboard/dashboard-page.tsx'), 'DashboardPage')

/** The landing page for visitors, the dashboard for everybody else: one address, whoever comes (AMB-007). */
export const Route = createFileRoute('/')({
  staticData: { title: 'Dashboard', codes: [] },
  beforeLoad: ({ context: { session }, location }) => {
    if (session.isLoggedIn) requireCompany(session, location.href)
  },
  loader: ({ context: { session } }) => (session.isLoggedIn ? DashboardPage.preload?.() : undefined),
  component: Index,
})

function Index() {
  const { session } = Route.useRouteContext()
  const { wanted, unsentReport } = useLocation({ select: ({ state }) => state })
  const opens = useTitleOf(wanted)
  const notice = unsentReport && <UnsentReport unsent={unsentReport} signedIn={session.isLoggedIn} />
  return session.isLoggedIn ? <DashboardPage notice={notice} /> : <LandingPage opens={opens} notice={notice} />
}

/** The title of the page at an address; undefined where there is none. */
function useTitleOf(href: string | undefined): string | undefined {
  const router = useRouter()
  if (href === undefined) return undefined
  const [, params, page] = router.getMatchedRoutes(new URL(href, 'https://portal.invalid').pathname)
  return titleText(page?.options.staticData ?? {}, params)
}
