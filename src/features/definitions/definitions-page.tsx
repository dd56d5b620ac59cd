import { defaultFormKind, formKinds, formNames } from '@captive/api-client/contract'
import { useMutation } from '@tanstack/react-query'
import { useCallback, type ComponentType } from 'react'

import { useOffers } from '../../session/session-context.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import type { DefinitionsParams } from './definitions-search.ts'
import type { LabPageProps } from './lab/lab-page.tsx'
import { OpenLab } from './lab/open-lab.tsx'
import { PublishForm } from './publish/publish-form.tsx'
import { texts } from './texts.ts'
import { VersionsTable } from './versions-table.tsx'

const choices = formKinds.map((kind) => ({ value: kind, label: formNames[kind].title }))

/** /settings/definitions: the versions of a form, editing one in the Lab, and publishing a new one. */
export function DefinitionsPage({ search, onSearch, Lab }: DefinitionsParams & { Lab: ComponentType<LabPageProps> }) {
  const offers = useOffers()
  const { form = defaultFormKind } = search
  const reading = useMutation({
    mutationFn: async (files: readonly File[]) => (await import('./definition-files.ts')).readForm(form, files),
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
        <OpenLab number={search.edit} {...{ Lab, form }} onPublish={publish} onClose={close} />
      </>
    )
  }
  return (
    <>
      <PageHeader>{texts.about}</PageHeader>
      {offers('EndorsementQuestions') ? (
        <SelectField
          label={texts.form}
          value={form}
          options={choices}
          onChange={(chosen) => {
            reading.reset()
            onSearch({ form: chosen === defaultFormKind ? undefined : chosen })
          }}
        />
      ) : null}
      <SectionCard title={texts.publish.title}>
        <PublishForm reading={reading} />
      </SectionCard>
      <SectionCard wide title={texts.versions.title}>
        <VersionsTable form={form} onEdit={(edit) => onSearch({ edit })} />
      </SectionCard>
    </>
  )
}
