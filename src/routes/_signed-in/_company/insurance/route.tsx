import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/_company/insurance')({
  staticData: { title: 'Insurance', codes: ['002'] },
})
