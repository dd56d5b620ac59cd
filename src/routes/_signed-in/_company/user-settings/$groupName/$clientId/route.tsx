import { createFileRoute, redirect } from '@tanstack/react-router'

import { isId } from '../../../../../../format/id.ts'

export const Route = createFileRoute('/_signed-in/_company/user-settings/$groupName/$clientId')({
  staticData: { title: 'Users', codes: [] },
  /** What is no id of a company is no page (AMB-211). */
  beforeLoad: ({ params }) => {
    if (!isId(params.clientId)) throw redirect({ to: '/user-settings', replace: true })
  },
})
