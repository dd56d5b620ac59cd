import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/_company/insurance/member-kiosk')({
  staticData: { title: 'Member Kiosk', codes: ['002-003'] },
})
