import { createFileRoute, redirect } from '@tanstack/react-router'

import { findLaterPage } from '../features/shell/later-pages.ts'
import { LaterPage } from '../features/shell/later-page.tsx'
import { redirectFor } from '../session/route-access.ts'

/** Every path without a page of its own: a page that comes later, or else the way home (GEN-010). */
export const Route = createFileRoute('/$')({
  staticData: { access: 'signed in' },
  beforeLoad: ({ context: { session }, location, preload }) => {
    if (preload || !session.isLoggedIn) return
    const page = findLaterPage(location.pathname)
    if (!page) throw redirect({ to: '/', replace: true })
    const away = redirectFor(page, session)?.to ?? page.instead?.(location.pathname, session)
    if (away) throw redirect({ to: away, replace: true })
  },
  component: Page,
})

function Page() {
  const { _splat } = Route.useParams()
  const page = findLaterPage(`/${_splat ?? ''}`)
  return page && <LaterPage page={page} />
}
