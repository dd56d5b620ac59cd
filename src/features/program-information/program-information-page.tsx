import { documentCategories, type Program } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'

import { api } from '../../api/api.ts'
import { DocumentLibrary } from '../../documents/document-library.tsx'
import { programDocumentsQuery } from '../../documents/queries.ts'
import { ProgramChoice } from '../../programs/program-choice.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { useSearchParams } from '../../ui/use-search-params.ts'
import { texts } from './texts.ts'

const area = 'Program Information_'
const emptyText = texts.empty

/** The five cards in the order of their permission codes (AMB-170). */
const cards = documentCategories
  .filter(({ prefix }) => prefix.startsWith(area))
  .map(({ prefix }) => ({ prefix, title: prefix.slice(area.length) }))

/** /insurance/program-information */
export function ProgramInformationPage() {
  const params = useSearchParams('/_signed-in/_company/insurance/program-information')
  return (
    <>
      <PageHeader>{texts.lead}</PageHeader>
      <ProgramChoice params={params} emptyText={emptyText}>
        {(program) => <Cards program={program} />}
      </ProgramChoice>
    </>
  )
}

function Cards({ program: { RecId, Name } }: { program: Program }) {
  const documents = useQuery(programDocumentsQuery(api, RecId))
  if (documents.data && !documents.data.some(({ DocumentId }) => DocumentId.startsWith(area)))
    return <EmptyState title={emptyText}>{texts.emptyHint(Name)}</EmptyState>
  return cards.map(({ prefix, title }) => (
    <SectionCard key={prefix} title={title}>
      <DocumentLibrary query={documents} prefix={prefix} groupBy="nothing" emptyText={emptyText} />
    </SectionCard>
  ))
}
