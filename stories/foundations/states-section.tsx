import { CallLink } from '../../src/ui/call-link.tsx'
import { Callout } from '../../src/ui/callout.tsx'
import { SectionCard } from '../../src/ui/section-card.tsx'
import { StatusBadge } from '../../src/ui/status-badge.tsx'
import classes from './foundations.module.css'

export function StatesSection() {
  return (
    <SectionCard
      title="States and icons"
      note="A state is a shape and a word; the hue only helps. Red and the siren mean a severe loss and nothing else: what failed, is missing or would be lost is amber. Icons are Tabler outlines with a stroke of 1.75, beside a word, never instead of one unless the control has a name."
    >
      <div className={classes.badges}>
        <StatusBadge tone="ok">Received</StatusBadge>
        <StatusBadge tone="waiting">Waiting for documents</StatusBadge>
        <StatusBadge tone="info">Prefilled</StatusBadge>
        <StatusBadge tone="warning">Not saved</StatusBadge>
        <StatusBadge tone="error">Rejected</StatusBadge>
      </div>
      <div className={classes.stack}>
        <Callout tone="info" title="We filled in what we know">
          <p>Your company and policy come from your account. Change them where they are wrong.</p>
        </Callout>
        <Callout tone="warning" title="Not saved, will try again">
          <p>You can continue. Your answers are kept on this page until the server can be reached.</p>
        </Callout>
        <Callout
          tone="severe"
          title="Someone was taken to hospital: please call now"
          action={<CallLink number="1.888.CLAIM.50" tel="+18882524650" />}
        >
          <p>You can finish this report afterwards. It is saved.</p>
        </Callout>
      </div>
    </SectionCard>
  )
}
