import { useClaimsLine } from '../../../../brand/claims-line.ts'
import { CallLink } from '../../../../ui/call-link.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { texts } from './texts.ts'

interface SeverityAdviceProps {
  /** Why the loss is severe; empty shows nothing. */
  reasons: readonly string[]
  reported?: boolean
}

const words = texts.severity

/** Advises the person to call at once. The component around it announces the advice. */
export function SeverityAdvice({ reasons, reported = false }: SeverityAdviceProps) {
  const claimsLine = useClaimsLine()
  if (reasons.length === 0) return null
  return (
    <Callout
      tone="severe"
      title={words.title(claimsLine.number)}
      action={<CallLink label={words.call} {...claimsLine} />}
    >
      <p>{words.reasons(reasons)}</p>
      <p>{reported ? words.reported : words.open}</p>
    </Callout>
  )
}
