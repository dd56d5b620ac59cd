import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/_company/user-settings/$groupName/$clientId')({
  staticData: { title: 'Users', codes: [] },
  /** What is no id of a company is no page (AMB-211). */
  beforeLoad: ({ params }) => {
    if (!/^\d{1,9}$/.test(params.clientId)) throw redirect({ to: '/user-settings', replace: true })
  },
})
