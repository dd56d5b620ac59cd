import { createFileRoute } from '@tanstack/react-router'

import { ConfirmationPage } from '../../../../features/claim-reporting/confirmation/confirmation-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/report-claim/confirmation/$number')({
  staticData: { title: 'Confirmation', codes: [] },
  component: Page,
})

function Page() {
  const { number } = Route.useParams()
  return <ConfirmationPage key={number} confirmationNum={number} />
}
