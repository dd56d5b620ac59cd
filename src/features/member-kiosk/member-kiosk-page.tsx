import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { DocumentLibrary } from '../../documents/document-library.tsx'
import { companyDocumentsQuery } from '../../documents/queries.ts'
import { ESignatureLink } from '../../programs/e-signature-link.tsx'
import { useActiveCompany, useCan } from '../../session/session-context.ts'
import { ContentsList } from '../../ui/contents-list.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { Metrics } from '../../ui/metrics.tsx'
import { Overview } from '../../ui/overview.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { memberNumbersQuery } from './queries.ts'
import { texts } from './texts.ts'
import { VehicleSchedule, VehiclesCovered } from './vehicle-schedule.tsx'
import type { Elements } from '../../ui/elements.ts'

/** The pages for endorsements and renewals. */
const requests = [
  {
    path: '/insurance/member-kiosk/endorsements',
    ...texts.requests.endorsements,
    code: '002-003-002',
  },
  {
    path: '/insurance/member-kiosk/renewal-Documentation',
    ...texts.requests.renewal,
    code: '002-003-005',
  },
] as const

/** Elements of the endorsements feature, which must not be imported here. */
interface MemberKioskPageProps {
  /** A metric of open requests. */
  underWay: Elements
  /** The section with all requests and their status. */
  requested: Elements
}

/** /insurance/member-kiosk */
export function MemberKioskPage({ underWay, requested }: MemberKioskPageProps) {
  const can = useCan()
  const { clientId, programRecId } = useActiveCompany()
  return (
    <>
      <PageHeader>{texts.lead}</PageHeader>
      <Overview>
        <Metrics>
          {underWay}
          <VehiclesCovered />
        </Metrics>
        <MemberNumbers clientId={clientId} />
        <SectionCard title={texts.requests.title}>
          <ContentsList entries={requests.map((request) => ({ ...request, allowed: can(request.code) }))} />
        </SectionCard>
        {requested}
        {can('002-003-001') ? <Agreements clientId={clientId} programRecId={programRecId} /> : null}
        <VehicleSchedule />
      </Overview>
    </>
  )
}

/** Renders nothing if the list cannot be loaded (GEN-008). */
function MemberNumbers({ clientId }: { clientId: number }) {
  const numbers = useQuery(memberNumbersQuery(api, clientId))
  return (
    <QueryView query={numbers} pending={null}>
      {(all) => (
        <FactList
          facts={all.map(({ program, number }) => ({
            term: all.length === 1 ? texts.memberNumber : program,
            value: number,
            identifier: true,
          }))}
        />
      )}
    </QueryView>
  )
}

function Agreements({ clientId, programRecId }: { clientId: number; programRecId: number | null }) {
  const documents = useQuery(companyDocumentsQuery(api, clientId))
  return (
    <SectionCard title={texts.agreements.title}>
      <DocumentLibrary
        query={documents}
        prefix="Member Kiosk_Agreements"
        groupBy="nothing"
        emptyText={texts.agreements.empty}
      />
      <ESignatureLink programId={programRecId} />
    </SectionCard>
  )
}
