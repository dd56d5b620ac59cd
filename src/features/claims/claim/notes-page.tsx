import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'

import { api } from '../../../api/api.ts'
import { useActiveCompany } from '../../../session/session-context.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { History } from '../../../ui/history.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { claimQuery, notesQuery } from '../queries.ts'
import { noteEntries } from './claim-history.tsx'

interface NotesPageProps {
  claimRecId: number
  claimNumber: string
}

/**
 * /Claims/{policyId}/{claimRecId}/Notes/{claimNumber}: what was done lately? (CLM-018, CLM-019) Where the company has no
 * such claim, it is a path like any unknown one (GEN-010).
 */
export function NotesPage({ claimRecId, claimNumber }: NotesPageProps) {
  const { clientId } = useActiveCompany()
  const claim = useQuery(claimQuery(api, clientId, claimRecId))
  const isThere = claim.data?.ClaimNumber === claimNumber
  const notes = useQuery({ ...notesQuery(api, clientId, claimNumber), enabled: isThere })
  const pending = <LoadingState label="Loading the notes" count={6} />
  const failed = { title: 'The notes did not load', kept: 'The server could not be reached. Nothing is lost.' }
  const toStart = <Navigate to="/" replace />
  if (claim.data !== undefined && !isThere) return toStart
  return (
    <>
      <PageHeader title="Notes" thing={`Claim ${claimNumber}`} eyebrow={`Claim ${claimNumber}`}>
        What the adjuster wrote down, newest first.
      </PageHeader>
      <QueryView query={claim} pending={pending} failed={failed} empty={toStart}>
        {() => (
          <QueryView
            query={notes}
            pending={pending}
            failed={failed}
            empty={<EmptyState title="No notes yet">The adjuster’s notes on the claim will appear here.</EmptyState>}
          >
            {(all) => <History label="Notes" entries={noteEntries(all)} />}
          </QueryView>
        )}
      </QueryView>
    </>
  )
}
