import { documentCategories, type Program } from '@captive/api-client/contract'
import { useQuery } from '@tanstack/react-query'

import { api } from '../../api/api.ts'
import { documentsIn } from '../../documents/document-facts.ts'
import { DocumentShelf } from '../../documents/document-shelf.tsx'
import { programDocumentsQuery } from '../../documents/queries.ts'
import { ProgramChoice } from '../../programs/program-choice.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SectionCard } from '../../ui/section-card.tsx'

const area = 'Program Information'
const emptyText = 'No Documents Found.'

/** The five cards in the order of their codes, each opened by its own (AMB-170). */
const cards = documentCategories
  .filter(({ prefix }) => prefix.startsWith(`${area}_`))
  .map(({ prefix }) => ({ prefix, title: prefix.slice(area.length + 1) }))

/** /insurance/program-information: what a program promises (areas §2, PRG-001 to PRG-009). */
export function ProgramInformationPage() {
  return (
    <>
      <PageHeader>What the program promises, and what it takes to be in it.</PageHeader>
      <ProgramChoice emptyText={emptyText}>{(program) => <Cards program={program} />}</ProgramChoice>
    </>
  )
}

function Cards({ program: { RecId, Name } }: { program: Program }) {
  const documents = useQuery(programDocumentsQuery(api, RecId))
  if (documents.data && documentsIn(documents.data, area).length === 0)
    return <EmptyState title={emptyText}>{`What ${Name} files about itself will stand here.`}</EmptyState>
  return cards.map(({ prefix, title }) => (
    <SectionCard key={prefix} title={title}>
      <DocumentShelf query={documents} prefix={prefix} groupBy="nothing" emptyText={emptyText} />
    </SectionCard>
  ))
}
