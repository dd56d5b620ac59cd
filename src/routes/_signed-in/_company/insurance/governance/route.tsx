import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/_company/insurance/governance')({
  staticData: { title: 'Governance', codes: ['002-002'] },
})
