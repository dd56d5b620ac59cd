import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/_company/Claims/_policies')({
  staticData: { title: 'Policies', codes: ['004-001'] },
})
