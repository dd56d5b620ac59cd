import { Callout } from '../ui/callout.tsx'

/** Names the saved answers that the current form has no place for; renders nothing if there are none. */
export function DroppedAnswers({ labels }: { labels: readonly string[] }) {
  if (labels.length === 0) return null
  return (
    <Callout tone="warning" title="The form has changed since you saved" live="polite">
      {`These answers no longer fit and were left out: ${labels.join('; ')}.`}
    </Callout>
  )
}
