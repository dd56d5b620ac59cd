import { createFileRoute, redirect } from '@tanstack/react-router'

/** Any path without a page leads to the start, for everybody and without a word (GEN-010, AMB-005). */
export const Route = createFileRoute('/$')({
  staticData: { codes: [] },
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true })
  },
})
