import { useMutation } from '@tanstack/react-query'
import { useCallback, type ComponentType } from 'react'

import { useOffers } from '../../session/session-context.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import type { DefinitionsParams } from './definitions-search.ts'
import type { LabPageProps } from './lab/lab-page.tsx'
import { OpenLab } from './lab/open-lab.tsx'
import { PublishForm } from './publish/publish-form.tsx'
import { texts } from './texts.ts'
import { VersionsTable } from './versions-table.tsx'

/** /settings/definitions: the versions of the claim report, editing one in the Lab, and publishing a new one. */
export function DefinitionsPage({ search, onSearch, Lab }: DefinitionsParams & { Lab: ComponentType<LabPageProps> }) {
  const offers = useOffers()
  const reading = useMutation({
    mutationFn: async (files: readonly File[]) => (await import('./definition-files.ts')).readForm(files),
  })
  const { mutate } = reading
  const close = useCallback(() => onSearch({ edit: undefined }), [onSearch])
  const publish = useCallback(
    (file: File) => {
      mutate([file])
      close()
    },
    [mutate, close],
  )
  if (!offers('DefinitionVersions')) {
    return (
      <>
        <PageHeader>{texts.about}</PageHeader>
        <EmptyState title={texts.notOffered}>{texts.notOfferedHint}</EmptyState>
      </>
    )
  }
  if (search.edit !== undefined) {
    return (
      <>
        <PageHeader>{texts.lab.about}</PageHeader>
        <OpenLab number={search.edit} {...{ Lab }} onPublish={publish} onClose={close} />
      </>
    )
  }
  return (
    <>
      <PageHeader>{texts.about}</PageHeader>
      <SectionCard title={texts.publish.title}>
        <PublishForm reading={reading} />
      </SectionCard>
      <SectionCard wide title={texts.versions.title}>
        <VersionsTable onEdit={(edit) => onSearch({ edit })} />
      </SectionCard>
    </>
  )
}
