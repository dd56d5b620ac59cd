import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/_company/report-claim')({
  staticData: { title: 'Report Claim', codes: ['006-001'] },
})
