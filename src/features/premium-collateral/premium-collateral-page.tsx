import { useQuery } from '@tanstack/react-query'

import { api } from '../../api/api.ts'
import { portalConfig } from '../../config.ts'
import { DocumentShelf } from '../../documents/document-shelf.tsx'
import { companyDocumentsQuery } from '../../documents/queries.ts'
import { useActiveCompany, useCan } from '../../session/session-context.ts'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { CollateralTable } from './collateral-table.tsx'
import { FinanceSummary } from './finance-summary.tsx'
import { OwedFigures } from './owed-figures.tsx'

/** /insurance/premium-payment-&-collateral: what a company owes, and what it has tied up (areas §2, PAY-001 to PAY-016). */
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
            Premium Finance Company
          </OutsideLink>
        }
      >
        What is owed for the premium, and what is posted as collateral.
      </PageHeader>
      <OwedFigures clientId={clientId} seesSummary={seesSummary} seesCollateral={seesCollateral} />
      {seesSummary ? (
        <SectionCard title="Summary">
          <FinanceSummary clientId={clientId} />
        </SectionCard>
      ) : null}
      {seesCollateral ? (
        <SectionCard wide title="Collateral">
          <CollateralTable />
        </SectionCard>
      ) : null}
      <SectionCard title="Premium documents">
        <DocumentShelf
          query={documents}
          prefix="Premium Payment & Collateral_Premium"
          emptyText="No Documents Found."
        />
      </SectionCard>
      {seesCollateral ? (
        <SectionCard title="Collateral documents">
          <DocumentShelf
            query={documents}
            prefix="Premium Payment & Collateral_Collateral"
            emptyText="No Collateral Documents Found"
          />
        </SectionCard>
      ) : null}
    </>
  )
}
