import { createFileRoute } from '@tanstack/react-router'

import { MailedLinkPage } from '../features/auth/mailed-link-page.tsx'

/** Outside of the visitor's pages: whoever reads the address may be signed in, under another one. */
export const Route = createFileRoute('/confirm-copy/$token')({
  staticData: { title: 'A copy of the acknowledgement', codes: [] },
  component: Page,
})

function Page() {
  const { token } = Route.useParams()
  return <MailedLinkPage about="copy" token={token} />
}
