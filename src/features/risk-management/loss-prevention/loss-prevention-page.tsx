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
} from './loss-prevention-documents.tsx'
import { OpenItemsTable } from './open-items-table.tsx'
import { SafetyServices } from './safety-services.tsx'
import { ScoreSection } from './score-section.tsx'
import { TechnologyServices } from './technology-services.tsx'
import { texts } from './texts.ts'

/** /risk-management/loss-prevention-&-safety */
export function LossPreventionPage() {
  const can = useCan()
  const { programRecId } = useActiveCompany()
  return (
    <>
      <PageHeader>{texts.lead}</PageHeader>
      <Overview>
        <LossPreventionFigures />
        {can('003-001-001') && programRecId !== null ? (
          <SectionCard wide title={texts.score.title} note={texts.score.note}>
            <ScoreSection programId={programRecId} />
          </SectionCard>
        ) : null}
        {can('003-001-003') ? (
          <>
            <SectionCard wide title={texts.openItems.warranty.label} note={texts.openItems.warranty.note}>
              <OpenItemsTable kind="warranty" />
            </SectionCard>
            <SectionCard wide title={texts.openItems.recommendation.label} note={texts.openItems.recommendation.note}>
              <OpenItemsTable kind="recommendation" />
            </SectionCard>
          </>
        ) : null}
        {can('003-001-005') ? (
          <SectionCard wide title={texts.checklist.title} note={texts.checklist.note}>
            <Checklist />
          </SectionCard>
        ) : null}
        {can('003-001-002') ? (
          <SectionCard wide title={texts.technologyServices.title} note={texts.technologyServices.note}>
            <TechnologyServices />
          </SectionCard>
        ) : null}
        {can('003-001-006') ? (
          <SectionCard title={texts.safetyServices.title} note={texts.safetyServices.note}>
            <SafetyServices />
          </SectionCard>
        ) : null}
        {can('003-001-007') ? (
          <SectionCard title={texts.quarterlySummary.title} note={texts.quarterlySummary.note}>
            <QuarterlySummary />
          </SectionCard>
        ) : null}
        {can('003-001-008') ? (
          <SectionCard title={texts.masterServicesAgreement.title} note={texts.masterServicesAgreement.note}>
            <MasterServicesAgreement />
          </SectionCard>
        ) : null}
        {can('003-001-008-002') ? (
          <SectionCard
            title={texts.statementOfWork.title}
            note={texts.statementOfWork.note}
            actions={<UploadStatement />}
          >
            <StatementsOfWork />
          </SectionCard>
        ) : null}
      </Overview>
    </>
  )
}
