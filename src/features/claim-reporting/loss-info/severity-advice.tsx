import { CallLink } from '../../../ui/call-link.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { claimsLine } from '../claims-line.ts'

interface SeverityAdviceProps {
  /** Why the loss is severe; empty shows nothing. */
  reasons: readonly string[]
  /** Whether the report is sent already. */
  reported?: boolean
}

/** Advises to call at once, because of what was answered. Whoever shows it announces it. */
export function SeverityAdvice({ reasons, reported = false }: SeverityAdviceProps) {
  if (reasons.length === 0) return null
  return (
    <Callout
      tone="severe"
      title={`Call ${claimsLine.number} at once`}
      action={<CallLink label="Call now" {...claimsLine} />}
    >
      <p>{`${reasons.join('. ')}. A claim representative should hear of it now.`}</p>
      <p>
        {reported
          ? 'Your claim is marked as severe. If you have not called yet, please do.'
          : 'This form stays open and what you have typed is kept. Your claim is marked as severe.'}
      </p>
    </Callout>
  )
}
