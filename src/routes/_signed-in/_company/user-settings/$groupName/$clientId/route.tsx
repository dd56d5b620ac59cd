import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/_company/user-settings/$groupName/$clientId')({
  staticData: { title: 'Users', codes: [] },
})
