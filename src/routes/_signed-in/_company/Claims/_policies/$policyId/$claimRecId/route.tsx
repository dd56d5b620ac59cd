import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/_company/Claims/_policies/$policyId/$claimRecId')({
  staticData: { title: 'Claim Details', codes: [] },
})
