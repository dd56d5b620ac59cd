import { createFileRoute, useLocation, useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'

import { DocumentUploadPage } from '../../../../features/documents/document-upload-page.tsx'
import { LazyBatchUploadPage } from '../../../../features/documents/batch-upload/lazy-batch-upload-page.ts'
import { textValue } from '../../../../ui/search-values.ts'
import { texts } from '../../../texts.ts'

/** `?category=` preselects a category by code; `?view=many` uploads many files. */
const parseUploadSearch = ({ category, view }: Record<string, unknown>): UploadSearch => ({
  category: textValue(category),
  view: view === 'many' ? view : undefined,
})

interface UploadSearch {
  category?: string | undefined
  view?: 'many' | undefined
}

export const Route = createFileRoute('/_signed-in/_company/settings/document-upload')({
  staticData: { title: texts.documentUpload, codes: ['000-001-004'] },
  validateSearch: parseUploadSearch,
  component: DocumentUpload,
})

function DocumentUpload() {
  const navigate = useNavigate()
  const { category, view } = Route.useSearch()
  const wanted = useLocation({ select: ({ href }) => href })
  if (view === 'many')
    return (
      <Suspense fallback={null}>
        <LazyBatchUploadPage />
      </Suspense>
    )
  return (
    <DocumentUploadPage
      key={category}
      category={category}
      onSignedOut={() => void navigate({ to: '/', state: { wanted } })}
    />
  )
}
