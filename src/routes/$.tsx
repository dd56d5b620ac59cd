import { createFileRoute, redirect } from '@tanstack/react-router'

/** Redirects unknown paths to `/` (GEN-010, AMB-005). */
export const Route = createFileRoute('/$')({
  staticData: { codes: [] },
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true })
  },
})
