import { useOffers } from '../../session/session-context.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { PublishForm } from './publish/publish-form.tsx'
import { texts } from './texts.ts'
import { VersionsTable } from './versions-table.tsx'

/** /settings/definitions: the versions of the claim report, and publishing a new one. */
export function DefinitionsPage() {
  const offers = useOffers()
  return (
    <>
      <PageHeader>{texts.about}</PageHeader>
      {offers('DefinitionVersions') ? (
        <>
          <SectionCard title={texts.publish.title}>
            <PublishForm />
          </SectionCard>
          <SectionCard wide title={texts.versions.title}>
            <VersionsTable />
          </SectionCard>
        </>
      ) : (
        <EmptyState title={texts.notOffered}>{texts.notOfferedHint}</EmptyState>
      )}
    </>
  )
}
