import type { DeliveryDetails } from '@captive/api-client/contract'

import { SectionCard } from '../../../ui/section-card.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { reasonName, texts } from '../texts.ts'
import classes from './delivery.module.css'
import { SenderAndDate } from './sender-and-date.tsx'
import type { Corrections } from './use-corrections.ts'

interface NeedsSectionProps {
  delivery: DeliveryDetails
  corrections: Corrections
}

/** Findings about the whole file, which a user must resolve first. */
export function NeedsSection({ delivery, corrections }: NeedsSectionProps) {
  const { Kind, State, Source, AsOf, Report } = delivery
  const ofFile = Report.rows.doubtful.filter(({ row }) => row === null)
  const vanished = ofFile.flatMap((one) => (one.class === 'vanished' && one.claim ? [one.claim] : []))
  const others = ofFile.filter((one) => one.class !== 'vanished')
  const isWaiting = State === 'waiting'
  const lacksSource = isWaiting && Source === null
  if (ofFile.length === 0 && !lacksSource) return null
  return (
    <SectionCard title={isWaiting ? texts.needs.title : texts.needs.found}>
      <ul className={classes.needs}>
        {lacksSource ? <li>{texts.needs.sourceMissing}</li> : null}
        {others.map(({ class: reason, message }) => (
          <li key={message}>
            <StatusBadge tone="warning">{reasonName(reason)}</StatusBadge>
            <p>{message}</p>
            {reason === 'wrong-total' ? <p>{texts.needs.totalsDiffer}</p> : null}
          </li>
        ))}
        {vanished.length > 0 ? (
          <li>
            <StatusBadge tone="warning">{reasonName('vanished')}</StatusBadge>
            <p>{texts.needs.vanished(vanished.length)}</p>
            <details>
              <summary>{texts.needs.showVanished}</summary>
              <ul className={classes.claims}>
                {vanished.map((claim) => (
                  <li key={claim} className="identifier" translate="no">
                    {claim}
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ) : null}
      </ul>
      {isWaiting && (lacksSource || (AsOf === null && Kind === 'claims')) ? (
        <SenderAndDate delivery={delivery} corrections={corrections} />
      ) : null}
    </SectionCard>
  )
}
