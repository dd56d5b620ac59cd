import { createFileRoute, redirect } from '@tanstack/react-router'

import { isConfirmationNumber } from '../../../../features/claim-reporting/confirmation/confirmation-number.ts'
import { ConfirmationPage } from '../../../../features/claim-reporting/confirmation/confirmation-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/report-claim/confirmation/$number')({
  staticData: { title: 'Confirmation', codes: [] },
  /** What is no confirmation number is no page. */
  beforeLoad: ({ params }) => {
    if (!isConfirmationNumber(params.number)) throw redirect({ to: '/', replace: true })
  },
  component: Page,
})

function Page() {
  const { number } = Route.useParams()
  return <ConfirmationPage key={number} confirmationNum={number} />
}
