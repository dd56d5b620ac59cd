import { createFileRoute } from '@tanstack/react-router'

import { MailedLinkPage } from '../features/auth/mailed-link/mailed-link-page.tsx'
import { texts } from './texts.ts'

/** Not a visitor page, because the reader of the email may be signed in as another user. */
export const Route = createFileRoute('/confirm-copy/$token')({
  staticData: { title: texts.confirmCopy, codes: [] },
  component: Page,
})

function Page() {
  const { token } = Route.useParams()
  return <MailedLinkPage about="copy" token={token} />
}
