import { useQueries } from '@tanstack/react-query'

import { api } from '../../api/api.ts'
import { policiesQuery } from '../../api/policies-and-claims.ts'
import { PackMaker } from '../../documents/pack-maker.tsx'
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
import { texts } from './texts.ts'

interface RenewalPageProps {
  /** Called when the session has ended. The answers stay saved. */
  onSignedOut: () => void
}

/** /insurance/member-kiosk/renewal-Documentation */
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
      <PageHeader>{texts.lead}</PageHeader>
      <QueryView
        query={loaded}
        pending={<LoadingState label={texts.loading} shape="rows" count={6} />}
        failed={texts.failed}
      >
        {(renewal) => (
          <>
            <RenewalTerm renewal={renewal} onSignedOut={onSignedOut} />
            <PackMaker kind="renewal" />
            <RenewalNotes />
            <SectionCard wide title={texts.history.title}>
              <RenewalHistory renewal={renewal} />
            </SectionCard>
          </>
        )}
      </QueryView>
    </>
  )
}
