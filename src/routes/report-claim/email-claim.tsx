import { createFileRoute, useNavigate } from '@tanstack/react-router'

import { EmailClaimPage } from '../../features/claim-reporting/email-claim-page.tsx'

export const Route = createFileRoute('/report-claim/email-claim')({
  staticData: { access: { anyOf: ['006-001'] } },
  component: EmailClaim,
})

function EmailClaim() {
  const navigate = useNavigate()
  return (
    <EmailClaimPage
      onSent={(number) =>
        void navigate({ to: '/report-claim/confirmation/$number', params: { number }, replace: true })
      }
      onSessionOver={() => void navigate({ to: '/', state: { wanted: '/report-claim/email-claim' } })}
    />
  )
}
