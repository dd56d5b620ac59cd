import { useQuery } from '@tanstack/react-query'

import { api } from '../../api/api.ts'
import { documentsIn } from '../../documents/document-facts.ts'
import { DocumentLibrary } from '../../documents/document-library.tsx'
import { programDocumentsQuery } from '../../documents/queries.ts'
import { today } from '../../format/date.ts'
import { ProgramChoice } from '../../programs/program-choice.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { searchChoice } from '../../ui/search-choice.ts'
import { useSearchParams, type SearchParams } from '../../ui/use-search-params.ts'
import { organizationPages, type OrganizationPath } from './governance-pages.ts'
import type { YearSearch } from './organization-search.ts'
import { texts } from './texts.ts'
import { yearsTo } from './years.ts'

const allYears = { value: 'all', label: texts.documents.allYears } as const

/** One of the four pages of Organization: the program's documents by year (GOV-017, GOV-018). */
export function OrganizationPage({ path }: { path: OrganizationPath }) {
  const { about, prefix } = organizationPages[path]
  const params = useSearchParams(`/_signed-in/_company/insurance/governance/organization/${path}`)
  return (
    <>
      <PageHeader>{about}</PageHeader>
      <ProgramChoice params={params} emptyText={texts.noFiles}>
        {({ RecId }) => <ProgramDocuments programId={RecId} prefix={prefix} params={params} />}
      </ProgramChoice>
    </>
  )
}

interface ProgramDocumentsProps {
  programId: number
  prefix: string
  params: SearchParams<YearSearch>
}

function ProgramDocuments({ programId, prefix, params: { search, onSearch } }: ProgramDocumentsProps) {
  const documents = useQuery(programDocumentsQuery(api, programId))
  const years = yearsTo(
    Number(today().slice(0, 4)),
    documentsIn(documents.data ?? [], prefix).map(({ Year }) => Year),
  )
  const choice = searchChoice(['all', ...years], search.year, (year) =>
    onSearch({ year: year === 'all' ? undefined : year }),
  )
  const year = choice.value === 'all' ? undefined : choice.value
  return (
    <DocumentLibrary
      query={documents}
      prefix={prefix}
      year={year}
      emptyText={year === undefined ? texts.noFiles : texts.noFilesOfYear}
      searchLabel={texts.documents.search}
      filters={
        years.length > 1 && (
          <SelectField
            label={texts.documents.year}
            options={[allYears, ...years.map((value) => ({ value, label: String(value) }))]}
            {...choice}
          />
        )
      }
    />
  )
}
