import { useQuery } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { useActiveCompany } from '../../../session/session-context.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { History } from '../../../ui/history.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { notesQuery } from '../queries.ts'
import { noteEntries } from './claim-history.tsx'

/** /Claims/{policyId}/{claimRecId}/Notes/{claimNumber}: what was done lately? (CLM-018, CLM-019) */
export function NotesPage({ claimNumber }: { claimNumber: string }) {
  const { clientId } = useActiveCompany()
  const notes = useQuery(notesQuery(api, clientId, claimNumber))
  return (
    <>
      <PageHeader title="Notes" eyebrow={`Claim ${claimNumber}`}>
        What the adjuster wrote down, newest first.
      </PageHeader>
      <QueryView
        query={notes}
        pending={<LoadingState label="Loading the notes" count={6} />}
        failed={{ title: 'The notes did not load', kept: 'The server could not be reached. Nothing is lost.' }}
        empty={<EmptyState title="No notes yet">What the adjuster writes down about the claim stands here.</EmptyState>}
      >
        {(all) => <History label="Notes" entries={noteEntries(all)} />}
      </QueryView>
    </>
  )
}
