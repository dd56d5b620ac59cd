import { createFileRoute } from '@tanstack/react-router'

import { requireCompany } from '../../session/route-access.ts'

/** All pages for an active company, which is `company` in the context. */
export const Route = createFileRoute('/_signed-in/_company')({
  staticData: { codes: [] },
  beforeLoad: ({ context: { session }, location }) => ({ company: requireCompany(session, location.href) }),
})
