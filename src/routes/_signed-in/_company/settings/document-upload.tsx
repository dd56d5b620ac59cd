import { createFileRoute, useLocation, useNavigate } from '@tanstack/react-router'

import { DocumentUploadPage } from '../../../../features/documents/document-upload-page.tsx'

/** `?category=` is the code of the category to begin with. */
const parseCategory = ({ category }: Record<string, unknown>): { category?: string } =>
  typeof category === 'string' ? { category } : {}

export const Route = createFileRoute('/_signed-in/_company/settings/document-upload')({
  staticData: { title: 'Document Upload', codes: ['000-001-004'] },
  validateSearch: parseCategory,
  component: DocumentUpload,
})

function DocumentUpload() {
  const navigate = useNavigate()
  const { category } = Route.useSearch()
  const wanted = useLocation({ select: ({ href }) => href })
  return (
    <DocumentUploadPage
      key={category}
      category={category}
      onSignedOut={() => void navigate({ to: '/', state: { wanted } })}
    />
  )
}
