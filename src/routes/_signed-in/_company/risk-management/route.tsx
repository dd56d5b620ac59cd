import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/_company/risk-management')({
  staticData: { title: 'Risk Management', codes: ['003'] },
})
