import type { Attention } from '@captive/api-client/contract'

import { formatDate } from '../../format/date.ts'
import { PermittedLink } from '../../ui/permitted-link.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { itemLink } from './item-link.ts'
import type { DashboardAttention } from './load-attention.ts'
import classes from './needs-attention.module.css'
import { SinceLastVisit } from './since-last-visit.tsx'
import { texts } from './texts.ts'

/** The number of lines on the dashboard. Each shows the oldest item of one of the most urgent kinds. */
const shownKinds = 5

/**
 * The dashboard section about what needs attention and what changed since the last visit. If only loading failed, shows
 * a message without a section (GEN-008).
 */
export function NeedsAttention({ attention, changes }: DashboardAttention) {
  if (attention === null) return <p className={classes.line}>{texts.failed}</p>
  return (
    <SectionCard wide screenOnly title={texts.title}>
      {attention.Items.length === 0 ? (
        <p className={classes.line}>
          <span>{texts.nothing}</span>{' '}
          <PermittedLink to="/attention" allowed>
            {texts.showMarked}
          </PermittedLink>
        </p>
      ) : (
        <Lines {...attention} />
      )}
      {changes ? <SinceLastVisit {...changes} /> : null}
    </SectionCard>
  )
}

function Lines({ Items, Counts }: Attention) {
  const total = Counts.reduce((sum, { Count }) => sum + Count, 0)
  const lines = Counts.slice(0, shownKinds).flatMap(({ Rule: rule, Count }) => {
    const item = Items.find((one) => one.Rule === rule)
    return item ? [{ item, others: Count - 1 }] : []
  })
  return (
    <>
      <ul className={classes.list}>
        {lines.map(({ item, others }) => (
          <li key={item.Key} className={classes.line}>
            <PermittedLink {...itemLink(item)} allowed>
              {texts.rules[item.Rule].what(item)}
            </PermittedLink>
            <span className={classes.quiet}>
              {item.Since ? <span>{texts.since(formatDate(item.Since))}</span> : null}{' '}
              <span>{texts.rules[item.Rule].todo}</span>{' '}
              {others > 0 ? (
                <PermittedLink to="/attention" search={{ kind: item.Rule }} allowed>
                  {texts.more(others)}
                </PermittedLink>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      <p className={classes.line}>
        <PermittedLink to="/attention" allowed>
          {texts.showAll(total)}
        </PermittedLink>
      </p>
    </>
  )
}
