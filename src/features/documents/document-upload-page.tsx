import { Button } from '@mantine/core'
import type { FormSession } from '@captive/form-engine/session'
import { useQuery } from '@tanstack/react-query'
import { IconUpload } from '@tabler/icons-react'
import { useFormState } from '@captive/form-engine/react'
import { useEffect, useMemo, useState } from 'react'

import { api } from '../../api/api.ts'
import { onePdf } from '../../documents/document-file.ts'
import { formatDate } from '../../format/date.ts'
import { OfferedOptionsContext } from '../../forms/offered-options.ts'
import { FormPage } from '../../forms/form-page.tsx'
import { tellSessionOver } from '../../forms/tell-session-over.ts'
import { useLocalForm } from '../../forms/use-local-form.ts'
import { useActiveCompany, useSession } from '../../session/session-context.ts'
import { Callout } from '../../ui/callout.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { LoadingState } from '../../ui/loading-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { answersFor, coupleAnswers, type DocumentUploadForm } from './document-upload-form.ts'
import { documentUploadFormQuery } from './queries.ts'
import { toDocument } from './to-document.ts'

interface DocumentUploadPageProps {
  /** The code of a category to begin with, for the company at hand. */
  category?: string | undefined
  /** Leads away; what was entered is kept. */
  onSignedOut: () => void
}

/** /settings/document-upload: staff file a document of a program or of a member (core §2 Document Upload). */
export function DocumentUploadPage({ category, onSignedOut }: DocumentUploadPageProps) {
  const definition = useQuery(documentUploadFormQuery(api))
  const [round, setRound] = useState(0)
  return (
    <QueryView
      query={definition}
      header={<PageHeader />}
      pending={<LoadingState label="Loading categories, programs and members" shape="fields" count={4} />}
      failed={{ title: 'The form did not load', kept: 'What you entered before is kept.' }}
    >
      {(upload) => (
        <DocumentUpload
          key={round}
          category={category}
          upload={upload}
          onSignedOut={onSignedOut}
          onNext={() => setRound(round + 1)}
        />
      )}
    </QueryView>
  )
}

interface DocumentUploadProps extends DocumentUploadPageProps {
  upload: DocumentUploadForm
  /** Begins another one. */
  onNext: () => void
}

function DocumentUpload({ category, upload, onSignedOut, onNext }: DocumentUploadProps) {
  const { userRecId } = useSession()
  const { clientId } = useActiveCompany()
  const initial = category ? answersFor(upload, category, clientId) : {}
  const { category: begun } = initial
  const form = useLocalForm({
    form: upload.form,
    initial,
    keptAs: `document-upload-${userRecId}${typeof begun === 'string' ? `-${begun}-${clientId}` : ''}`,
    upload: onePdf,
    submit: async (answers) => {
      const document = toDocument(answers, upload)
      await api.createDocument({ body: document })
      return document
    },
    meta: { stale: ['documents'] },
    onSignedOut: () => {
      tellSessionOver()
      onSignedOut()
    },
  })
  useEffect(() => coupleAnswers(form.session, upload), [form.session, upload])
  const offered = useOfferedPrograms(form.session, upload)
  return (
    <OfferedOptionsContext value={offered}>
      <FormPage
        title="Document Upload"
        lead="File a PDF of a program or of a member under its category."
        form={form}
        whatHappens="The document stands in its category at once, for everybody who may see it there."
        send="Upload"
        sending="Uploading"
        leave="Your document has not been uploaded. Do you want to leave the page?"
      >
        {({ FileName, DocumentId, Year, Month, Day }) => (
          <>
            <Callout
              tone="ok"
              title="Document Uploaded Successfully"
              live="polite"
              action={
                <Button leftSection={<IconUpload size={20} aria-hidden />} onClick={onNext}>
                  Upload another
                </Button>
              }
            >
              It stands in its category now.
            </Callout>
            <SectionCard title="What was filed">
              <FactList
                facts={[
                  { term: 'Document', value: FileName },
                  { term: 'Category', value: DocumentId.replaceAll('_', ' - ') },
                  { term: 'Date', value: formatDate(new Date(Year, Month - 1, Day)) },
                ]}
              />
            </SectionCard>
          </>
        )}
      </FormPage>
    </OfferedOptionsContext>
  )
}

/** Of a chosen member only the programs that it is or was in (UPL-005). */
function useOfferedPrograms(session: FormSession, { programsOfMember }: DocumentUploadForm) {
  const { answers } = useFormState(session)
  const { member } = answers
  return useMemo(() => {
    const programs = programsOfMember({ member })
    return new Map(programs ? [['program', new Set(programs.map(({ RecId }) => String(RecId)))]] : [])
  }, [programsOfMember, member])
}
