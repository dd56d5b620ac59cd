import { useQuery } from '@tanstack/react-query'

import { api } from '../../../api/api.ts'
import { DocumentLibrary } from '../../../documents/document-library.tsx'
import { PeriodLibrary } from '../../../documents/period-library.tsx'
import { companyDocumentsQuery, programDocumentsQuery } from '../../../documents/queries.ts'
import { formatQuarterEndInWords } from '../../../format/quarter.ts'
import { useActiveCompany, useCan } from '../../../session/session-context.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useSearchParams } from '../../../ui/use-search-params.ts'
import { texts } from './texts.ts'

const area = 'Risk Management_Loss Prevention & Safety'
const statementOfWork = `${area}_Statement of Work`
const emptyText = texts.noDocuments

const useCompanyDocuments = () => useQuery(companyDocumentsQuery(api, useActiveCompany().clientId))

/** The summary of a quarter, which users select by its last day (TBL-010). */
export function QuarterlySummary() {
  return (
    <PeriodLibrary
      params={useSearchParams('/_signed-in/_company/risk-management/loss-prevention-&-safety')}
      query={useCompanyDocuments()}
      prefix={`${area}_Quarterly Summary`}
      emptyText={emptyText}
      label={texts.quarterlySummary.period}
      periodOf={({ Year, Quarter }) => ({
        value: `${Year}-${Quarter}`,
        label: formatQuarterEndInWords({ year: Year, quarter: Quarter }),
      })}
    />
  )
}

/** The agreement of the company's program. */
export function MasterServicesAgreement() {
  const { programRecId } = useActiveCompany()
  const documents = useQuery({ ...programDocumentsQuery(api, programRecId ?? 0), enabled: programRecId !== null })
  if (programRecId === null) return <p>{emptyText}</p>
  return <DocumentLibrary query={documents} prefix={`${area}_Master Services Agreement`} emptyText={emptyText} />
}

/** The statements of work by year. Users who manage them can delete them here. */
export function StatementsOfWork() {
  return <DocumentLibrary query={useCompanyDocuments()} prefix={statementOfWork} emptyText={emptyText} />
}

/** A link to the upload page, for users who manage statements and may open that page. */
export function UploadStatement() {
  const can = useCan()
  const allowed = can('003-001-008-002-001') && can('000-001-004')
  return (
    <LinkButton to="/settings/document-upload" search={{ category: statementOfWork }} allowed={allowed}>
      {texts.statementOfWork.upload}
    </LinkButton>
  )
}
