import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { DocumentShelf } from '../../documents/document-shelf.tsx'
import { companyDocumentsQuery } from '../../documents/queries.ts'
import { ESignatureLink } from '../../programs/e-signature-link.tsx'
import { useActiveCompany, useCan } from '../../session/session-context.ts'
import { ContentsList } from '../../ui/contents-list.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { KeyFigures } from '../../ui/key-figures.tsx'
import { Overview } from '../../ui/overview.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { memberNumbersQuery } from './queries.ts'
import { VehicleSchedule, VehiclesCovered } from './vehicle-schedule.tsx'
import type { Elements } from '../../ui/elements.ts'

/** Where a company changes what its policies cover, and renews them (KSK-002). */
const requests = [
  {
    path: '/insurance/member-kiosk/endorsements',
    label: 'Endorsements',
    about: 'Ask for a vehicle to be added to a policy, or taken off',
    code: '002-003-002',
  },
  {
    path: '/insurance/member-kiosk/renewal-Documentation',
    label: 'Renewal Documentation',
    about: 'What a renewal needs, and what was sent for it',
    code: '002-003-005',
  },
] as const

/** What was asked for, of the area that knows. */
interface MemberKioskPageProps {
  /** How much of it is under way: a key figure. */
  underWay: Elements
  /** Each of it, and how far it is. */
  requested: Elements
}

/** /insurance/member-kiosk: what a company can ask of the program (core §2 Member Kiosk, KSK-001 to KSK-008). */
export function MemberKioskPage({ underWay, requested }: MemberKioskPageProps) {
  const can = useCan()
  const { clientId, programRecId } = useActiveCompany()
  return (
    <>
      <PageHeader>What you can ask for here, and what you agreed on.</PageHeader>
      <Overview>
        <KeyFigures>
          {underWay}
          <VehiclesCovered />
        </KeyFigures>
        <MemberNumbers clientId={clientId} />
        <SectionCard title="Policy documentation">
          <ContentsList entries={requests.map((request) => ({ ...request, allowed: can(request.code) }))} />
        </SectionCard>
        {requested}
        {can('002-003-001') ? <Agreements clientId={clientId} programRecId={programRecId} /> : null}
        <VehicleSchedule />
      </Overview>
    </>
  )
}

/** A list that does not load renders nothing (GEN-008). */
function MemberNumbers({ clientId }: { clientId: number }) {
  const numbers = useQuery(memberNumbersQuery(api, clientId))
  return (
    <QueryView query={numbers} pending={null}>
      {(all) => (
        <FactList
          facts={all.map(({ program, number }) => ({
            term: all.length === 1 ? 'Member number' : program,
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
    <SectionCard title="Agreements">
      <DocumentShelf
        query={documents}
        prefix="Member Kiosk_Agreements"
        groupBy="nothing"
        emptyText="No Documents Found."
      />
      <ESignatureLink programId={programRecId} />
    </SectionCard>
  )
}
