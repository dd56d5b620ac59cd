import { createFileRoute, lazyRouteComponent, useLocation, useRouter } from '@tanstack/react-router'

import { api } from '../api/api.ts'
import { LandingPage } from '../features/auth/landing-page.tsx'
import { ownDrafts } from '../features/claim-reporting/model/drafts/own-drafts.ts'
import { UnsentReportNote } from '../features/claim-reporting/pages/unsent/unsent-report-note.tsx'
import { requireCompany } from '../session/route-access.ts'
import { titleText } from '../ui/route-title.ts'
import { texts } from './texts.ts'

const loadDashboard = () => import('./-dashboard.ts')
const DashboardPage = lazyRouteComponent(loadDashboard, 'DashboardPage')
const NeedsAttention = lazyRouteComponent(loadDashboard, 'NeedsAttention')
const UnfinishedReports = lazyRouteComponent(loadDashboard, 'UnfinishedReports')

/** The landing page for visitors, and the dashboard for signed-in users (AMB-007). */
export const Route = createFileRoute('/')({
  staticData: { title: texts.dashboard, codes: [] },
  beforeLoad: ({ context: { session }, location }) => {
    if (session.isLoggedIn) requireCompany(session, location.href)
  },
  /**
   * Loads unfinished reports and what needs attention before the page renders, to avoid a layout shift. It waits on each
   * visit and is never preloaded: the router keeps the result by path, and the company or the user may be another one.
   */
  loader: {
    staleReloadMode: 'blocking',
    handler: async ({ context: { session } }) => {
      if (!session.isLoggedIn) return { unfinished: [], attention: undefined, hasUnsentEmail: () => false }
      const [unfinished, attention, { hasUnsentEmailClaim }] = await Promise.all([
        ownDrafts(api, session),
        loadDashboard().then(({ loadAttention }) => loadAttention(api, session)),
        loadDashboard(),
        DashboardPage.preload?.(),
        NeedsAttention.preload?.(),
        UnfinishedReports.preload?.(),
      ])
      return { unfinished, attention, hasUnsentEmail: hasUnsentEmailClaim }
    },
  },
  preload: false,
  component: Index,
})

function Index() {
  const { session } = Route.useRouteContext()
  const { wanted, unsentReport } = useLocation({ select: ({ state }) => state })
  const opens = useTitleOf(wanted)
  const { unfinished, attention, hasUnsentEmail } = Route.useLoaderData()
  // read at render time, because the loader's result may be from an earlier visit
  const unsentEmail = hasUnsentEmail(session)
  const notice = unsentReport ? (
    <UnsentReportNote unsent={unsentReport} signedIn={session.isLoggedIn} />
  ) : unfinished.length > 0 || unsentEmail ? (
    <UnfinishedReports drafts={unfinished} email={unsentEmail} />
  ) : null
  const first = attention && <NeedsAttention {...attention} />
  return session.isLoggedIn ? (
    <DashboardPage notice={notice} first={first} />
  ) : (
    <LandingPage opens={opens} notice={notice} />
  )
}

/** The title of the page at a path; undefined without a page. */
function useTitleOf(href: string | undefined): string | undefined {
  const router = useRouter()
  if (href === undefined) return undefined
  const [, params, page] = router.getMatchedRoutes(new URL(href, 'https://portal.invalid').pathname)
  return titleText(page?.options.staticData ?? {}, params)
}
