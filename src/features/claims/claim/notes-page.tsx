import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'

import { api } from '../../../api/api.ts'
import { useActiveCompany } from '../../../session/session-context.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Timeline } from '../../../ui/timeline.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { claimQuery, notesQuery } from '../queries.ts'
import { texts } from '../texts.ts'
import { noteEntries } from './claim-timeline.tsx'

interface NotesPageProps {
  claimRecId: number
  claimNumber: string
}

/**
 * /Claims/{policyId}/{claimRecId}/Notes/{claimNumber}: all notes of a claim (CLM-018, CLM-019). An unknown claim
 * redirects to `/`, as any unknown path does (GEN-010).
 */
export function NotesPage({ claimRecId, claimNumber }: NotesPageProps) {
  const { clientId } = useActiveCompany()
  const claim = useQuery(claimQuery(api, clientId, claimRecId))
  const exists = claim.data?.ClaimNumber === claimNumber
  const notes = useQuery({ ...notesQuery(api, clientId, claimNumber), enabled: exists })
  const pending = <LoadingState label={texts.notes.loading} count={6} />
  const { failed } = texts.notes
  const redirect = <Navigate to="/" replace />
  if (claim.data !== undefined && !exists) return redirect
  return (
    <>
      <PageHeader
        title={texts.notes.title}
        thing={texts.claim.title(claimNumber)}
        eyebrow={texts.claim.title(claimNumber)}
      >
        {texts.notes.about}
      </PageHeader>
      <QueryView query={claim} pending={pending} failed={failed} empty={redirect}>
        {() => (
          <QueryView
            query={notes}
            pending={pending}
            failed={failed}
            empty={<EmptyState title={texts.notes.empty}>{texts.notes.emptyHint}</EmptyState>}
          >
            {(all) => <Timeline label={texts.notes.title} entries={noteEntries(all)} />}
          </QueryView>
        )}
      </QueryView>
    </>
  )
}
