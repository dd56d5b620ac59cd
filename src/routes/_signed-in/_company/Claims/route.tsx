import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/_company/Claims')({
  staticData: { codes: ['004'] },
})
