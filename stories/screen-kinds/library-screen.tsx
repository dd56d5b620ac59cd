import { DocumentList } from '../../src/ui/document-list.tsx'
import { PageHeader } from '../../src/ui/page-header.tsx'
import { sampleDocuments } from '../foundations/sample-documents.ts'

/** A library: documents by year. It answers the question: what was decided? */
export function LibraryScreen() {
  return (
    <>
      <PageHeader title="Governance">Minutes, statements and loss runs of the program.</PageHeader>
      <DocumentList
        groups={sampleDocuments}
        emptyText="No Documents Found."
        searchLabel="Search documents"
        onDelete={() => undefined}
      />
    </>
  )
}
