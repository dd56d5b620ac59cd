import { useClaimsLine } from '../../../../brand/claims-line.ts'
import { CallLink } from '../../../../ui/call-link.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { useStepTexts } from './step-texts.ts'
import { texts } from './texts.ts'

interface SeverityAdviceProps {
  /** The reasons why the loss is severe. Renders nothing if empty. */
  reasons: readonly string[]
  reported?: boolean
}

/** Advises the user to call at once. The component around it announces the advice. */
export function SeverityAdvice({ reasons, reported = false }: SeverityAdviceProps) {
  const claimsLine = useClaimsLine()
  const words = useStepTexts().severity
  if (reasons.length === 0) return null
  return (
    <Callout
      tone="severe"
      title={words.title(claimsLine.number)}
      action={<CallLink label={words.call} {...claimsLine} />}
    >
      <p>{words.reasons(reasons.map(words.reasonOf))}</p>
      <p>{reported ? texts.severity.reported : words.open}</p>
    </Callout>
  )
}
