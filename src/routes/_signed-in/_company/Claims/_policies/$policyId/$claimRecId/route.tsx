import { createFileRoute, redirect } from '@tanstack/react-router'

import { isId } from '../../../../../../../format/id.ts'

export const Route = createFileRoute('/_signed-in/_company/Claims/_policies/$policyId/$claimRecId')({
  staticData: { title: 'Claim Details', codes: [] },
  /** What is no id is no page. */
  beforeLoad: ({ params }) => {
    if (!isId(params.claimRecId)) throw redirect({ to: '/', replace: true })
  },
})
