import { Button } from '@mantine/core'
import type { FormStore } from '@captive/form-engine/store'
import { useQuery } from '@tanstack/react-query'
import { IconUpload } from '@tabler/icons-react'
import { useFormState } from '@captive/form-engine/react'
import { useEffect, useMemo, useState } from 'react'

import { api } from '../../api/api.ts'
import { onePdf } from '../../documents/document-file.ts'
import { formatDate } from '../../format/date.ts'
import { OfferedOptionsContext } from '../../forms/offered-options.ts'
import { FormPage } from '../../forms/form-page.tsx'
import { showSessionOver } from '../../forms/show-session-over.ts'
import { useLocalForm } from '../../forms/use-local-form.ts'
import { useActiveCompany, useOffers, useSession } from '../../session/session-context.ts'
import { Callout } from '../../ui/callout.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { answersFor, coupleAnswers, type DocumentUploadForm } from './document-upload-form.ts'
import { documentUploadFormQuery } from './queries.ts'
import { texts as batchTexts } from './batch-upload/texts.ts'
import { texts } from './texts.ts'
import { toDocument } from './to-document.ts'
import generated from './document-upload-shape.ts?validator'

interface DocumentUploadPageProps {
  /** The code of the initial category, for the active company. */
  category?: string | undefined
  /** Called when the session has ended. The answers stay saved. */
  onSignedOut: () => void
}

/** /settings/document-upload: staff upload a document of a program or a member (core §2 Document Upload). */
export function DocumentUploadPage({ category, onSignedOut }: DocumentUploadPageProps) {
  const definition = useQuery(documentUploadFormQuery(api))
  const [round, setRound] = useState(0)
  const offers = useOffers()
  return (
    <QueryView
      query={definition}
      header={<PageHeader />}
      pending={<LoadingState label={texts.loading} shape="fields" count={4} />}
      failed={texts.failed}
    >
      {(upload) => (
        <>
          <DocumentUpload
            key={round}
            category={category}
            upload={upload}
            onSignedOut={onSignedOut}
            onNext={() => setRound(round + 1)}
          />
          {offers('DocumentBatches') ? (
            <LinkButton quiet to="/settings/document-upload" search={{ view: 'many' }}>
              {batchTexts.link}
            </LinkButton>
          ) : null}
        </>
      )}
    </QueryView>
  )
}

interface DocumentUploadProps extends DocumentUploadPageProps {
  upload: DocumentUploadForm
  /** Starts another upload. */
  onNext: () => void
}

function DocumentUpload({ category, upload, onSignedOut, onNext }: DocumentUploadProps) {
  const { userRecId } = useSession()
  const { clientId } = useActiveCompany()
  const initial = category ? answersFor(upload, category, clientId) : {}
  const { category: initialCategory } = initial
  const form = useLocalForm({
    form: upload.form,
    validator: generated,
    initial,
    storageKey: `document-upload-${userRecId}${typeof initialCategory === 'string' ? `-${initialCategory}-${clientId}` : ''}`,
    upload: onePdf,
    submit: async (answers) => {
      const document = toDocument(answers, upload)
      await api.createDocument({ body: document })
      return document
    },
    meta: { stale: ['documents'] },
    onSignedOut: () => {
      showSessionOver()
      onSignedOut()
    },
  })
  useEffect(() => coupleAnswers(form.store, upload), [form.store, upload])
  const offered = useOfferedPrograms(form.store, upload)
  return (
    <OfferedOptionsContext value={offered}>
      <FormPage
        title={texts.title}
        lead={texts.about}
        form={form}
        whatHappens={texts.effect}
        send={texts.upload}
        sending={texts.uploading}
        leave={texts.leave}
      >
        {({ FileName, DocumentId, Year, Month, Day }) => (
          <>
            <Callout
              tone="ok"
              title={texts.uploaded}
              live="polite"
              action={
                <Button leftSection={<IconUpload size={20} aria-hidden />} onClick={onNext}>
                  {texts.again}
                </Button>
              }
            >
              {texts.uploadedHint}
            </Callout>
            <SectionCard title={texts.receipt}>
              <FactList
                facts={[
                  { term: texts.document, value: FileName },
                  { term: texts.fields.category, value: DocumentId.replaceAll('_', ' - ') },
                  { term: texts.fields.date, value: formatDate(new Date(Year, Month - 1, Day)) },
                ]}
              />
            </SectionCard>
          </>
        )}
      </FormPage>
    </OfferedOptionsContext>
  )
}

/** Limits the program choices to those of the chosen member (UPL-005). */
function useOfferedPrograms(store: FormStore, { programsOfMember }: DocumentUploadForm) {
  const { answers } = useFormState(store)
  const { member } = answers
  return useMemo(() => {
    const programs = programsOfMember({ member })
    return new Map(programs ? [['program', new Set(programs.map(({ RecId }) => String(RecId)))]] : [])
  }, [programsOfMember, member])
}
