import { useQuery } from '@tanstack/react-query'

import { api } from '../../api/api.ts'
import { documentsIn } from '../../documents/document-facts.ts'
import { DocumentShelf } from '../../documents/document-shelf.tsx'
import { programDocumentsQuery } from '../../documents/queries.ts'
import { today } from '../../format/date.ts'
import { ProgramChoice } from '../../programs/program-choice.tsx'
import { AddressSelect } from '../../ui/address-select.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useAddressValue } from '../../ui/use-address-value.ts'
import { noFiles, noFilesOfYear, organizationPages, type OrganizationPath } from './governance-pages.ts'
import { yearsTo } from './years.ts'

/** One of the four pages of Organization: what a program decided, by year (GOV-017, GOV-018). */
export function OrganizationPage({ path }: { path: OrganizationPath }) {
  const { about, prefix } = organizationPages[path]
  return (
    <>
      <PageHeader>{about}</PageHeader>
      <ProgramChoice emptyText={noFiles}>
        {({ RecId }) => <OfProgram programId={RecId} prefix={prefix} />}
      </ProgramChoice>
    </>
  )
}

function OfProgram({ programId, prefix }: { programId: number; prefix: string }) {
  const documents = useQuery(programDocumentsQuery(api, programId))
  const years = yearsTo(
    Number(today().slice(0, 4)),
    documentsIn(documents.data ?? [], prefix).map(({ Year }) => Year),
  )
  const values = ['all', ...years.map(String)]
  const [year = 'all'] = useAddressValue('year', values)
  return (
    <DocumentShelf
      query={documents}
      prefix={prefix}
      year={year === 'all' ? undefined : Number(year)}
      emptyText={year === 'all' ? noFiles : noFilesOfYear}
      searchLabel="Search documents"
      filters={
        years.length > 1 && (
          <AddressSelect
            name="year"
            label="Year"
            options={values.map((value) => ({ value, label: value === 'all' ? 'All years' : value }))}
          />
        )
      }
    />
  )
}
