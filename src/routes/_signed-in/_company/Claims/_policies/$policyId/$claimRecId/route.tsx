import { createFileRoute, redirect } from '@tanstack/react-router'

import { isId } from '../../../../../../../format/id.ts'
import { texts } from '../../../../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/Claims/_policies/$policyId/$claimRecId')({
  staticData: { title: texts.claimDetails, codes: [] },
  /** Redirects for an invalid id. */
  beforeLoad: ({ params }) => {
    if (!isId(params.claimRecId)) throw redirect({ to: '/', replace: true })
  },
})
