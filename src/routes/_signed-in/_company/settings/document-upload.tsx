import { createFileRoute, useNavigate } from '@tanstack/react-router'

import { DocumentUploadPage } from '../../../../features/documents/document-upload-page.tsx'

export const Route = createFileRoute('/_signed-in/_company/settings/document-upload')({
  staticData: { title: 'Document Upload', codes: ['000-001-004'] },
  component: DocumentUpload,
})

function DocumentUpload() {
  const navigate = useNavigate()
  return (
    <DocumentUploadPage
      onSessionOver={() => void navigate({ to: '/', state: { wanted: '/settings/document-upload' } })}
    />
  )
}
