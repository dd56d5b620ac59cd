import { confirmationPattern } from '@captive/form-engine/claim'
import { createFileRoute, redirect } from '@tanstack/react-router'

import { ConfirmationPage } from '../../../../features/claim-reporting/pages/confirmation/confirmation-page.tsx'
import { texts } from '../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/report-claim/confirmation/$number')({
  staticData: { title: texts.confirmation, codes: [] },
  /** Redirects for an invalid confirmation number. */
  beforeLoad: ({ params }) => {
    if (!confirmationPattern().test(params.number)) throw redirect({ to: '/', replace: true })
  },
  component: Page,
})

function Page() {
  const { number } = Route.useParams()
  return <ConfirmationPage key={number} confirmationNum={number} />
}
