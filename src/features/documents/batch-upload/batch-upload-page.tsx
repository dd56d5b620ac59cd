import { useQuery } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { useOffers } from '../../../session/session-context.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { LoadingState } from '../../../ui/loading-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { BatchUpload } from './batch-upload.tsx'
import { uploadChoicesQuery } from './queries.ts'
import { texts } from './texts.ts'

/** /settings/document-upload?view=many: staff file up to sixty PDFs at once. */
export function BatchUploadPage() {
  const definition = useQuery(uploadChoicesQuery(api))
  const offers = useOffers()
  return (
    <>
      <PageHeader actions={<LinkButton to="/settings/document-upload">{texts.back}</LinkButton>}>
        {texts.about}
      </PageHeader>
      {offers('DocumentBatches') ? (
        <QueryView
          query={definition}
          pending={<LoadingState label={texts.loading} shape="rows" count={4} />}
          failed={texts.failed}
        >
          {(upload) => <BatchUpload upload={upload} />}
        </QueryView>
      ) : (
        <EmptyState title={texts.notOffered}>{texts.notOfferedHint}</EmptyState>
      )}
    </>
  )
}
