import type { DeliveryDetails } from '@captive/api-client/contract'

import { formatDate, formatTimestamp } from '../../../format/date.ts'
import { formatCount } from '../../../format/count.ts'
import { LeavePrompt } from '../../../forms/leave-prompt.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { FactList, type Fact } from '../../../ui/fact-list.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { DeliveryStateBadge } from '../delivery-state-badge.tsx'
import { ReadingSection } from '../reading/reading-section.tsx'
import { kindNames, wordsOf } from '../kinds/texts.ts'
import { reasonName, texts } from '../texts.ts'
import { ControlTotals } from './control-totals.tsx'
import { CorrectionsBar } from './corrections-bar.tsx'
import { DeliveryActions } from './delivery-actions.tsx'
import { DoubtfulRows, RefusedRows } from './finding-rows.tsx'
import { NeedsSection } from './needs-section.tsx'
import { mayCorrect } from './may-correct.ts'
import { useCorrections } from './use-corrections.ts'

/** The contents of a delivery, its open decisions, and how its file was read. */
export function DeliveryRecord({ delivery }: { delivery: DeliveryDetails }) {
  const { FileName, Kind, Source, State, IsNewMapping, Report } = delivery
  const corrections = useCorrections(delivery)
  const isWaiting = State === 'waiting'
  const isCorrectable = mayCorrect(delivery)
  const ofFile = Report.rows.refused.filter(({ row }) => row === null)
  return (
    <>
      <PageHeader
        title={FileName}
        thing={FileName}
        eyebrow={Source ?? texts.unknownSource}
        actions={<DeliveryActions delivery={delivery} corrections={corrections} />}
      >
        <DeliveryStateBadge state={State} />
        <p>{wordsOf(Kind).lead[State]}</p>
      </PageHeader>
      {ofFile.map(({ class: reason, message }) => (
        <Callout key={reason} tone="error" title={reasonName(reason)}>
          {message}
        </Callout>
      ))}
      {isWaiting && IsNewMapping ? (
        <Callout tone="warning" title={texts.delivery.newMapping}>
          {texts.delivery.newMappingHint}
        </Callout>
      ) : null}
      <SectionCard title={texts.delivery.glance}>
        <FactList facts={factsOf(delivery)} />
      </SectionCard>
      <NeedsSection delivery={delivery} corrections={corrections} />
      <RefusedRows delivery={delivery} />
      <DoubtfulRows delivery={delivery} {...(isWaiting && { selection: corrections.selection })} />
      <ControlTotals report={Report} />
      {isCorrectable || Report.mapping ? <ReadingSection delivery={delivery} corrections={corrections} /> : null}
      {isCorrectable ? <CorrectionsBar corrections={corrections} /> : null}
      <LeavePrompt isUnfinished={() => isCorrectable && corrections.isUnsaved} message={texts.corrections.leave} />
    </>
  )
}

function factsOf(delivery: DeliveryDetails): Fact[] {
  const { Kind, Source, AsOf, New, Changed, Unchanged, Refused, Doubtful } = delivery
  const { facts: terms, by } = texts.delivery
  const moment = (at: string | null, who: string | null) => (at ? by(formatTimestamp(at), who ?? '') : null)
  const counts = wordsOf(Kind).facts
  const isOfClaims = Kind === 'claims'
  return [
    { term: terms.kind, value: kindNames[Kind] },
    { term: terms.source, value: Source },
    ...(isOfClaims || AsOf ? [{ term: terms.asOf, value: AsOf ? formatDate(AsOf) : texts.unknownDate }] : []),
    { term: counts.new, value: formatCount(New) },
    { term: counts.changed, value: formatCount(Changed) },
    { term: counts.unchanged, value: formatCount(Unchanged) },
    { term: terms.refused, value: formatCount(Refused) },
    { term: terms.doubtful, value: formatCount(Doubtful) },
    { term: terms.brought, value: moment(delivery.BroughtAt, delivery.BroughtBy) },
    { term: terms.applied, value: moment(delivery.AppliedAt, delivery.AppliedBy) },
    { term: terms.takenBack, value: moment(delivery.TakenBackAt, delivery.TakenBackBy) },
  ]
}
