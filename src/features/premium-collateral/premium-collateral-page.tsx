import { useQuery } from '@tanstack/react-query'

import { api } from '../../api/api.ts'
import { portalConfig } from '../../config.ts'
import { DocumentLibrary } from '../../documents/document-library.tsx'
import { companyDocumentsQuery } from '../../documents/queries.ts'
import { useActiveCompany, useCan } from '../../session/session-context.ts'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { CollateralTable } from './collateral-table.tsx'
import { FinanceSummary } from './finance-summary.tsx'
import { OwedFigures } from './owed-figures.tsx'
import { texts } from './texts.ts'

/** /insurance/premium-payment-&-collateral */
export function PremiumCollateralPage() {
  const can = useCan()
  const { clientId } = useActiveCompany()
  const documents = useQuery(companyDocumentsQuery(api, clientId))
  const [seesSummary, seesCollateral] = [can('002-005-002'), can('002-005-003')]
  return (
    <>
      <PageHeader
        actions={
          <OutsideLink href={portalConfig.premiumFinanceUrl} allowed={can('002-005-001')}>
            {texts.financeCompany}
          </OutsideLink>
        }
      >
        {texts.lead}
      </PageHeader>
      <OwedFigures clientId={clientId} seesSummary={seesSummary} seesCollateral={seesCollateral} />
      {seesSummary ? (
        <SectionCard title={texts.summary.title}>
          <FinanceSummary clientId={clientId} />
        </SectionCard>
      ) : null}
      {seesCollateral ? (
        <SectionCard wide title={texts.collateral.title}>
          <CollateralTable />
        </SectionCard>
      ) : null}
      <SectionCard title={texts.documents.premium}>
        <DocumentLibrary
          query={documents}
          prefix="Premium Payment & Collateral_Premium"
          emptyText={texts.documents.premiumEmpty}
        />
      </SectionCard>
      {seesCollateral ? (
        <SectionCard title={texts.documents.collateral}>
          <DocumentLibrary
            query={documents}
            prefix="Premium Payment & Collateral_Collateral"
            emptyText={texts.documents.collateralEmpty}
          />
        </SectionCard>
      ) : null}
    </>
  )
}
