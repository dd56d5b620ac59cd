import { useActiveCompany, useCan } from '../../../session/session-context.ts'
import { Overview } from '../../../ui/overview.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { Checklist } from './checklist.tsx'
import { LossPreventionFigures } from './loss-prevention-figures.tsx'
import {
  MasterServicesAgreement,
  QuarterlySummary,
  StatementsOfWork,
  UploadStatement,
} from './loss-prevention-papers.tsx'
import { OpenItemsTable } from './open-items-table.tsx'
import { SafetyServices } from './safety-services.tsx'
import { ScorePart } from './score-part.tsx'
import { TechnologyServices } from './technology-services.tsx'

/** /risk-management/loss-prevention-&-safety: how good prevention is, and what is to be mended (areas §2, LPS-001 to LPS-016). */
export function LossPreventionPage() {
  const can = useCan()
  const { programRecId } = useActiveCompany()
  return (
    <>
      <PageHeader>How good your prevention is, and what is left to mend.</PageHeader>
      <Overview>
        <LossPreventionFigures />
        {can('003-001-001') && programRecId !== null ? (
          <SectionCard
            wide
            title="Best Practices Score"
            note="Every section of the checklist counts what your program gives it; all of them together are 100%."
          >
            <ScorePart programId={programRecId} />
          </SectionCard>
        ) : null}
        {can('003-001-003') ? (
          <>
            <SectionCard wide title="Open Warranties" note="What your policy requires of you; the oldest first">
              <OpenItemsTable kind="warranty" />
            </SectionCard>
            <SectionCard wide title="Open Recommendations" note="What we advise you to do; the oldest first">
              <OpenItemsTable kind="recommendation" />
            </SectionCard>
          </>
        ) : null}
        {can('003-001-005') ? (
          <SectionCard wide title="Best Practices" note="As it was gone through with you; it is not changed here">
            <Checklist />
          </SectionCard>
        ) : null}
        {can('003-001-002') ? (
          <SectionCard wide title="Loss Prevention and Technology Services" note="What you have contracted">
            <TechnologyServices />
          </SectionCard>
        ) : null}
        {can('003-001-006') ? (
          <SectionCard title="Loss Prevention and Safety Services" note="What is open to you as a member">
            <SafetyServices />
          </SectionCard>
        ) : null}
        {can('003-001-007') ? (
          <SectionCard title="Quarterly Summary" note="What the risk management service did for you">
            <QuarterlySummary />
          </SectionCard>
        ) : null}
        {can('003-001-008') ? (
          <SectionCard title="Master Services Agreement" note="The terms of all services of your program">
            <MasterServicesAgreement />
          </SectionCard>
        ) : null}
        {can('003-001-008-002') ? (
          <SectionCard
            title="Statement of Work"
            note="What was agreed with you under those terms, by year"
            actions={<UploadStatement />}
          >
            <StatementsOfWork />
          </SectionCard>
        ) : null}
      </Overview>
    </>
  )
}
