import { Account } from '../../src/ui/account.tsx'
import { PageHeader } from '../../src/ui/page-header.tsx'
import { BarPicture } from '../../src/ui/pictures/picture.tsx'
import { SectionCard } from '../../src/ui/section-card.tsx'
import { sampleAccount, sampleYears } from '../foundations/sample-account.ts'
import { sampleLosses } from '../foundations/sample-figures.ts'

/** Money set out: are we making or losing money with this captive? The picture above says the same. */
export function AccountScreen() {
  return (
    <>
      <PageHeader title="Financial & Profitability">What both funds hold, for each policy year.</PageHeader>
      <SectionCard wide title="Losses">
        <BarPicture stacked figures={sampleLosses} table="on request" />
      </SectionCard>
      <SectionCard wide title="Funds">
        <Account
          title="Fund balance by policy year"
          asOf="as of 09/30/2024"
          columns={sampleYears}
          lines={sampleAccount}
        />
      </SectionCard>
    </>
  )
}
