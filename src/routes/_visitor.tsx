import { createFileRoute, redirect } from '@tanstack/react-router'

/** The logged-out pages. Signed-in users are redirected to the portal (AUT-028, AMB-018). */
export const Route = createFileRoute('/_visitor')({
  staticData: { codes: [] },
  beforeLoad: ({ context: { session } }) => {
    if (session.isLoggedIn) throw redirect({ to: '/', replace: true })
  },
})
