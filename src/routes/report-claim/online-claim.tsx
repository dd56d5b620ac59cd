import { createFileRoute, useLocation, useNavigate } from '@tanstack/react-router'

import { OnlineClaimPage } from '../../features/claim-reporting/online-claim-page.tsx'

export const Route = createFileRoute('/report-claim/online-claim')({
  staticData: { access: { anyOf: ['006-001'] } },
  component: OnlineClaim,
})

function OnlineClaim() {
  const navigate = useNavigate()
  const resume = useLocation({ select: ({ state }) => state.continueReport === true })
  return (
    <OnlineClaimPage
      resume={resume}
      onSessionOver={() => void navigate({ to: '/', state: { wanted: '/report-claim' } })}
    />
  )
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Opens the kept report at once instead of offering it. */
    continueReport?: boolean
  }
}
