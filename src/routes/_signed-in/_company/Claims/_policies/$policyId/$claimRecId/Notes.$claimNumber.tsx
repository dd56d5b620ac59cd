import { createFileRoute } from '@tanstack/react-router'

import { NotesPage } from '../../../../../../../features/claims/claim/notes-page.tsx'
import { parseClaimsSearch } from '../../../../../../../features/claims/claims-of-policy/claims-register.ts'
import { texts } from '../../../../../../texts.ts'

export const Route = createFileRoute('/_signed-in/_company/Claims/_policies/$policyId/$claimRecId/Notes/$claimNumber')({
  staticData: { title: texts.notes, codes: [] },
  validateSearch: parseClaimsSearch,
  component: Page,
})

function Page() {
  const { claimRecId, claimNumber } = Route.useParams()
  return <NotesPage claimRecId={Number(claimRecId)} claimNumber={claimNumber} />
}
