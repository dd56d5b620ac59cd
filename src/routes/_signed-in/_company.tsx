import { createFileRoute } from '@tanstack/react-router'

import { requireCompany } from '../../session/route-access.ts'

/** Every page that acts for a company; below here the context has it as `company`. */
export const Route = createFileRoute('/_signed-in/_company')({
  staticData: { codes: [] },
  beforeLoad: ({ context: { session }, location }) => ({ company: requireCompany(session, location.href) }),
})
