import { createFileRoute, lazyRouteComponent, useLocation, useRouter } from '@tanstack/react-router'

import { api } from '../api/api.ts'
import { LandingPage } from '../features/auth/landing-page.tsx'
import { ownReports } from '../features/claim-reporting/start/own-reports.ts'
import { UnfinishedReport } from '../features/claim-reporting/start/unfinished-report.tsx'
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
  /** The unfinished reports come before the page shows, so that their line pushes nothing down. */
  loader: async ({ context: { session } }) => {
    if (!session.isLoggedIn) return { unfinished: [] }
    const [unfinished] = await Promise.all([ownReports(api, session), DashboardPage.preload?.()])
    return { unfinished }
  },
  component: Index,
})

function Index() {
  const { session } = Route.useRouteContext()
  const { wanted, unsentReport } = useLocation({ select: ({ state }) => state })
  const opens = useTitleOf(wanted)
  const { unfinished } = Route.useLoaderData()
  const notice = unsentReport ? (
    <UnsentReport unsent={unsentReport} signedIn={session.isLoggedIn} />
  ) : unfinished.length > 0 ? (
    <UnfinishedReport kept={unfinished} />
  ) : null
  return session.isLoggedIn ? <DashboardPage notice={notice} /> : <LandingPage opens={opens} notice={notice} />
}

/** The title of the page at an address; undefined where there is none. */
function useTitleOf(href: string | undefined): string | undefined {
  const router = useRouter()
  if (href === undefined) return undefined
  const [, params, page] = router.getMatchedRoutes(new URL(href, 'https://portal.invalid').pathname)
  return titleText(page?.options.staticData ?? {}, params)
}
