import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/_company/communication')({
  staticData: { title: 'Communication', codes: ['005'] },
})
