import { createFileRoute } from '@tanstack/react-router'

import { ConfirmationPage } from '../../features/claim-reporting/confirmation-page.tsx'

export const Route = createFileRoute('/report-claim/confirmation/$number')({
  staticData: { access: { anyOf: ['006-001'] } },
  component: Page,
})

function Page() {
  const { number } = Route.useParams()
  return <ConfirmationPage key={number} confirmationNum={number} />
}
