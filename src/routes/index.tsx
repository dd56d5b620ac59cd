import { createFileRoute, lazyRouteComponent, useLocation, useRouter } from '@tanstack/react-router'

import { api } from '../api/api.ts'
import { LandingPage } from '../features/auth/landing-page.tsx'
import { ownReports } from '../features/claim-reporting/start/own-reports.ts'
import { UnsentReport } from '../features/claim-reporting/start/unsent-report.tsx'
import { requireCompany } from '../session/route-access.ts'
import { titleText } from '../ui/route-title.ts'

const loadDashboard = () => import('./-dashboard.ts')
const DashboardPage = lazyRouteComponent(loadDashboard, 'DashboardPage')
const UnfinishedReport = lazyRouteComponent(loadDashboard, 'UnfinishedReport')

/** The landing page for visitors, the dashboard for everybody else: one address, whoever comes (AMB-007). */
export const Route = createFileRoute('/')({
  staticData: { title: 'Dashboard', codes: [] },
  beforeLoad: ({ context: { session }, location }) => {
    if (session.isLoggedIn) requireCompany(session, location.href)
  },
  /** The unfinished reports come before the page shows, so that their line pushes nothing down. */
  loader: async ({ context: { session } }) => {
    if (!session.isLoggedIn) return { unfinished: [], hasUnsentEmail: () => false }
    const [unfinished, { hasUnsentEmailClaim }] = await Promise.all([
      ownReports(api, session),
      loadDashboard(),
      DashboardPage.preload?.(),
      UnfinishedReport.preload?.(),
    ])
    return { unfinished, hasUnsentEmail: hasUnsentEmailClaim }
  },
  component: Index,
})

function Index() {
  const { session } = Route.useRouteContext()
  const { wanted, unsentReport } = useLocation({ select: ({ state }) => state })
  const opens = useTitleOf(wanted)
  const { unfinished, hasUnsentEmail } = Route.useLoaderData()
  const unsentEmail = hasUnsentEmail(session) // now: the loader's answer may be from an earlier visit
  const notice = unsentReport ? (
    <UnsentReport unsent={unsentReport} signedIn={session.isLoggedIn} />
  ) : unfinished.length > 0 || unsentEmail ? (
    <UnfinishedReport kept={unfinished} email={unsentEmail} />
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
