import { useQueries } from '@tanstack/react-query'

import { api } from '../../api/api.ts'
import { policiesQuery } from '../../api/policies-and-claims.ts'
import { companyDocumentsQuery } from '../../documents/queries.ts'
import { useActiveCompany } from '../../session/session-context.ts'
import { LoadingState } from '../../ui/loading-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { documentTypesQuery } from './queries.ts'
import { toRenewal } from './renewal.ts'
import { RenewalHistory } from './renewal-history.tsx'
import { RenewalNotes } from './renewal-notes.tsx'
import { RenewalTerm } from './renewal-term.tsx'

/** What a session that ended leads to; what was entered is kept. */
interface RenewalPageProps {
  onSignedOut: () => void
}

/** /insurance/member-kiosk/renewal-Documentation: what a company still owes for its renewal, and what it sent (areas §2, REN-001 to REN-020). */
export function RenewalPage({ onSignedOut }: RenewalPageProps) {
  const { clientId } = useActiveCompany()
  const loaded = useQueries({
    queries: [policiesQuery(api, clientId), documentTypesQuery(api), companyDocumentsQuery(api, clientId)],
    combine: ([policies, types, documents]) => ({
      data:
        policies.data &&
        types.data &&
        documents.data &&
        toRenewal({ policies: policies.data, types: types.data, documents: documents.data }),
      isLoadingError: policies.isLoadingError || types.isLoadingError || documents.isLoadingError,
      error: policies.error ?? types.error ?? documents.error,
      refetch: () => Promise.all([policies.refetch(), types.refetch(), documents.refetch()]),
    }),
  })
  return (
    <>
      <PageHeader>What your renewal needs, what you sent for it, and what is missing.</PageHeader>
      <QueryView
        query={loaded}
        pending={<LoadingState label="Loading the renewal" shape="rows" count={6} />}
        failed={{
          title: 'The renewal did not load',
          kept: 'What you sent is safe with us; only the list did not come.',
        }}
      >
        {(renewal) => (
          <>
            <RenewalTerm renewal={renewal} onSignedOut={onSignedOut} />
            <RenewalNotes />
            <SectionCard wide title="History">
              <RenewalHistory renewal={renewal} />
            </SectionCard>
          </>
        )}
      </QueryView>
    </>
  )
}
