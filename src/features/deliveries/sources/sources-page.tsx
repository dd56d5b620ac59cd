import type { DeliverySource } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { useOffers } from '../../../session/session-context.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { sourcesQuery } from '../queries.ts'
import { texts } from '../texts.ts'
import { MappingVersions } from './mapping-versions.tsx'
import { SourcesRegister } from './sources-register.tsx'
import { UnmatchedNames } from './unmatched-names.tsx'

/** /settings/data/sources: the senders of deliveries, and which of them are late or need a decision. */
export function SourcesPage() {
  const isOffered = useOffers()('Deliveries')
  const sources = useQuery({ ...sourcesQuery(api), enabled: isOffered })
  return (
    <>
      <PageHeader>{texts.sources.about}</PageHeader>
      {isOffered ? (
        <QueryView
          query={sources}
          pending={<LoadingState label={texts.sources.loading} shape="rows" count={6} />}
          failed={texts.sources.failed}
        >
          {(found) => <Sources sources={found} />}
        </QueryView>
      ) : (
        <EmptyState title={texts.notOffered}>{texts.notOfferedHint}</EmptyState>
      )}
    </>
  )
}

function Sources({ sources }: { sources: readonly DeliverySource[] }) {
  return (
    <>
      <SectionCard wide title={texts.sources.title}>
        <SourcesRegister sources={sources} />
      </SectionCard>
      <UnmatchedNames sources={sources} />
      <MappingVersions sources={sources} />
    </>
  )
}
