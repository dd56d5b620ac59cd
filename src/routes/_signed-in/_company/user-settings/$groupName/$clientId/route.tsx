import { createFileRoute, redirect } from '@tanstack/react-router'

import { isId } from '../../../../../../format/id.ts'
import { texts } from '../../../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/user-settings/$groupName/$clientId')({
  staticData: { title: texts.users, codes: [] },
  /** Redirects for an invalid company id (AMB-211). */
  beforeLoad: ({ params }) => {
    if (!isId(params.clientId)) throw redirect({ to: '/user-settings', replace: true })
  },
})
