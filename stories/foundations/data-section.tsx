import { Account } from '../../src/ui/account.tsx'
import { FactList } from '../../src/ui/fact-list.tsx'
import { History } from '../../src/ui/history.tsx'
import { KeyFigure, KeyFigures } from '../../src/ui/key-figures.tsx'
import { SectionCard } from '../../src/ui/section-card.tsx'
import { sampleAccount, sampleYears } from './sample-account.ts'
import { sampleFacts } from './sample-facts.ts'
import { sampleHistory } from './sample-history.ts'
import { daysToRenewal, incurred, openClaims } from './sample-key-figures.tsx'

const yesterday = {
  id: 'yesterday',
  at: new Date(Date.now() - 86_400_000).toISOString(),
  title: 'Estimate of the body shop received',
  who: 'Chidi Okafor',
}

/** What screens of data are made of besides tables and pictures. */
export function DataSection() {
  return (
    <>
      <SectionCard
        wide
        title="Key figures"
        note="Two to five in a line: the figure, one word on how it moved, the day it is as of, and the register it comes from. Short figures say the full one in their title. One that loads or failed keeps its height."
      >
        <KeyFigures>
          <KeyFigure {...openClaims} />
          <KeyFigure {...incurred} />
          <KeyFigure {...daysToRenewal} />
        </KeyFigures>
      </SectionCard>
      <SectionCard
        wide
        title="Account"
        note="Cents, a minus in front, “Pending” and “not yet valued” as words, a dash for nothing and never a zero that is not one. A subtotal stands under one rule; two rules close the total. Its labels stay while it scrolls sideways."
      >
        <Account
          title="Fund balance by policy year"
          asOf="as of 09/30/2024"
          columns={sampleYears}
          lines={sampleAccount}
        />
      </SectionCard>
      <SectionCard
        title="Facts"
        note="Terms and what they are. What is not known takes no room, unless not knowing matters."
      >
        <FactList facts={sampleFacts} />
      </SectionCard>
      <SectionCard
        title="History"
        note="What happened to one thing, newest first; who, beside when. A day of the last thirty says beside its date how long ago it was, never instead of it."
      >
        <History label="What happened" entries={[yesterday, ...sampleHistory]} />
      </SectionCard>
    </>
  )
}
