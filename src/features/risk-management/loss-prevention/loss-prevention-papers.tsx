import { useQuery } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { DocumentShelf } from '../../../documents/document-shelf.tsx'
import { PeriodShelf } from '../../../documents/period-shelf.tsx'
import { companyDocumentsQuery, programDocumentsQuery } from '../../../documents/queries.ts'
import { formatQuarterEndInWords } from '../../../format/quarter.ts'
import { useActiveCompany, useCan } from '../../../session/session-context.ts'
import { LinkButton } from '../../../ui/link-button.tsx'

const area = 'Risk Management_Loss Prevention & Safety'
const statementOfWork = `${area}_Statement of Work`
const emptyText = 'No Documents Found.'

const useCompanyDocuments = () => useQuery(companyDocumentsQuery(api, useActiveCompany().clientId))

/** What the service did in a quarter, which is chosen by its last day (LPS-010, TBL-010). */
export function QuarterlySummary() {
  return (
    <PeriodShelf
      query={useCompanyDocuments()}
      prefix={`${area}_Quarterly Summary`}
      emptyText={emptyText}
      label="Quarter to"
      periodOf={({ Year, Quarter }) => ({
        value: `${Year}-${Quarter}`,
        label: formatQuarterEndInWords({ year: Year, quarter: Quarter }),
      })}
    />
  )
}

/** The terms of the program that the company is in (LPS-011). */
export function MasterServicesAgreement() {
  const { programRecId } = useActiveCompany()
  const documents = useQuery({ ...programDocumentsQuery(api, programRecId ?? 0), enabled: programRecId !== null })
  if (programRecId === null) return <p>{emptyText}</p>
  return <DocumentShelf query={documents} prefix={`${area}_Master Services Agreement`} emptyText={emptyText} />
}

/** By year; who manages them deletes here (LPS-012). */
export function StatementsOfWork() {
  return <DocumentShelf query={useCompanyDocuments()} prefix={statementOfWork} emptyText={emptyText} />
}

/** New ones are filed where all documents are, by who manages the statements and may open that page. */
export function UploadStatement() {
  const can = useCan()
  const allowed = can('003-001-008-002-001') && can('000-001-004')
  return (
    <LinkButton to="/settings/document-upload" search={{ category: statementOfWork }} allowed={allowed}>
      Upload a statement
    </LinkButton>
  )
}
